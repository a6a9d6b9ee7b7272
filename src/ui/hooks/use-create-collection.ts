import { useRef } from 'react';
import type { ListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import type { CollectionTexts } from '#domain/library/collection.ts';
import { useApp } from './app-context.ts';
import { useFacade } from './code/use-facade.ts';

/**
 * Creates a collection, and says where it cannot (product.md, Validation: collection failures). A second press, while the code is on its
 * way, does nothing.
 */
export const useCreateCollection = () => {
  const { notifications } = useApp();
  const withLists = useFacade('lists');
  const isCreating = useRef(false);

  /** @param onCreated is called with the key of the new collection */
  return async (collection: CollectionTexts, onCreated: (key: string, lists: ListsFacade) => void): Promise<void> => {
    if (isCreating.current) return;
    isCreating.current = true;
    await withLists((lists) => {
      const key = lists.collections.create(collection);
      if (key === undefined) notifications.show({ type: 'error', message: 'Failed to create collection' });
      else onCreated(key, lists);
    });
    isCreating.current = false;
  };
};
