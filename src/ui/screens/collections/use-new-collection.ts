import { useState } from 'react';
import { collectionNameError } from '#domain/library/names/collection-name.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';

const BLANK = { name: '', description: '', isTouched: false };

/**
 * The texts of a new collection, the problem with them (product.md, Validation: collection name), and the function that
 * creates it.
 */
export const useNewCollection = (onDone: () => void) => {
  const createCollection = useCreateCollection();
  const [{ name, description, isTouched }, setDraft] = useState(BLANK);
  const error = collectionNameError(name);

  const leave = () => {
    setDraft(BLANK);
    onDone();
  };
  const create = async () => {
    if (!error) await createCollection({ name, description }, leave);
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
