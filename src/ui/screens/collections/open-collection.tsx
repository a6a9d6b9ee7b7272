import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useOpenCollection } from './use-open-collection.ts';

interface OpenCollectionProps {
  readonly collections: readonly Collection[];
}

const load = () => import('./contents-dialog.tsx');

/** The contents of the collection that the URL names, if a collection has that id. */
export function OpenCollection({ collections }: OpenCollectionProps) {
  const { id, isPlace, close } = useOpenCollection();
  const collection = collections.find((each) => collectionKey(each) === id);
  const module = useModule(load, collection !== undefined);
  return module && <module.ContentsDialog collection={collection} isPlace={isPlace} onClose={close} />;
}
