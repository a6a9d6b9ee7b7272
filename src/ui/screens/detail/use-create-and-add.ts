import { useState, type SubmitEvent } from 'react';
import { collectionNameError, defaultDescription } from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useApp } from '../../hooks/app-context.ts';

/** The texts of a new collection, and the function that creates it: the collection first, then the title in it. */
export const useCreateAndAdd = (title: StoredTitle, onDone: () => void) => {
  const { library, notifications } = useApp();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const id = library.createCollection.execute({ name, description: description.trim() || defaultDescription(name) });
    if (id === undefined) {
      notifications.show({ type: 'error', message: 'Failed to create collection' });
      return;
    }
    library.addToCollection.execute(id, title);
    onDone();
  };

  return { name, setName, description, setDescription, error: collectionNameError(name), submit };
};
