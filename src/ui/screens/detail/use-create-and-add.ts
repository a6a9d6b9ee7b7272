import { type SubmitEvent, useRef } from 'react';
import type { ListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import { collectionNameError, defaultDescription } from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';

/** What the visitor types for a new collection. */
export interface NewCollection {
  readonly name: string;
  readonly description: string;
}

interface Draft {
  readonly draft: NewCollection;
  readonly onDraft: (draft: NewCollection) => void;
  readonly onDone: () => void;
}

/** The texts of a new collection, and the function that creates it: the collection first, then the title in it. */
export const useCreateAndAdd = (title: StoredTitle, { draft, onDraft, onDone }: Draft) => {
  const { notifications } = useApp();
  const withLists = useFacade('lists');
  const isCreating = useRef(false);
  const { name, description } = draft;

  const create = ({ createCollection, addToCollection }: ListsFacade) => {
    const id = createCollection.execute({ name, description: description.trim() || defaultDescription(name) });
    if (id === undefined) {
      notifications.show({ type: 'error', message: 'Failed to create collection' });
      return;
    }
    addToCollection.execute(id, title);
    onDone();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A second click, while the code is on its way, would make a second collection.
    if (isCreating.current) return;
    isCreating.current = true;
    await withLists(create);
    isCreating.current = false;
  };

  const setName = (typed: string) => onDraft({ ...draft, name: typed });
  const setDescription = (typed: string) => onDraft({ ...draft, description: typed });
  return { name, setName, description, setDescription, error: collectionNameError(name), submit };
};
