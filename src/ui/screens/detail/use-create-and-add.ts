import type { SubmitEvent } from 'react';
import { collectionNameError, defaultDescription } from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { DraftText } from '../../hooks/text/use-draft-text.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';

/** The texts of a collection that is not there yet. */
export interface NewCollectionDraft {
  readonly name: DraftText;
  readonly description: DraftText;
}

/** The texts of a new collection, and the function that creates it: the collection first, then the title in it. */
export const useCreateAndAdd = (title: StoredTitle, { name, description }: NewCollectionDraft, onDone: () => void) => {
  const create = useCreateCollection();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const collection = { name: name.text, description: description.text.trim() || defaultDescription(name.text) };
    await create(collection, (key, { addToCollection }) => {
      addToCollection.execute(key, title);
      onDone();
    });
  };

  return { error: collectionNameError(name.text), submit };
};
