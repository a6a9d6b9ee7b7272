import type { SubmitEvent } from 'react';
import type { NewCollection } from '#application/use-cases/lists/create-collection.ts';
import { collectionNameError, defaultDescription } from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';

interface Draft {
  readonly draft: NewCollection;
  readonly onDraft: (draft: NewCollection) => void;
  readonly onDone: () => void;
}

/** The texts of a new collection, and the function that creates it: the collection first, then the title in it. */
export const useCreateAndAdd = (title: StoredTitle, { draft, onDraft, onDone }: Draft) => {
  const create = useCreateCollection();
  const { name, description } = draft;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const collection = { name, description: description.trim() || defaultDescription(name) };
    await create(collection, (key, { addToCollection }) => {
      addToCollection.execute(key, title);
      onDone();
    });
  };

  const setName = (typed: string) => onDraft({ ...draft, name: typed });
  const setDescription = (typed: string) => onDraft({ ...draft, description: typed });
  return { name, setName, description, setDescription, error: collectionNameError(name), submit };
};
