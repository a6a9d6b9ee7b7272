import { useRef, useState } from 'react';
import type { ListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import { collectionNameError } from '#domain/library/names/collection-name.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';

const BLANK = { name: '', description: '', isTouched: false };

/**
 * The texts of a new collection, the problem with them (product.md, Validation: collection name), and the function that
 * creates it.
 */
export const useNewCollection = (onDone: () => void) => {
  const { notifications } = useApp();
  const withLists = useFacade('lists');
  const isCreating = useRef(false);
  const [{ name, description, isTouched }, setDraft] = useState(BLANK);
  const error = collectionNameError(name);

  const leave = () => {
    setDraft(BLANK);
    onDone();
  };
  const createBy = ({ createCollection }: ListsFacade) => {
    if (createCollection.execute({ name, description }) === undefined) {
      notifications.show({ type: 'error', message: 'Failed to create collection' });
      return;
    }
    leave();
  };
  const create = async () => {
    // A second click, while the code is on its way, would make a second collection.
    if (error || isCreating.current) return;
    isCreating.current = true;
    await withLists(createBy);
    isCreating.current = false;
  };
  return {
    name,
    description,
    /** The error is shown once the visitor has typed in the name. */
    error: isTouched ? error : undefined,
    canCreate: error === undefined,
    setName: (text: string) => setDraft((draft) => ({ ...draft, name: text, isTouched: true })),
    setDescription: (text: string) => setDraft((draft) => ({ ...draft, description: text })),
    create,
    cancel: leave,
  };
};
