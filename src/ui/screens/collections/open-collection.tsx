import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { OPEN_PARAM } from '#domain/library/collection-path.ts';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { useModule } from '../../hooks/code/use-module.ts';

interface OpenCollectionProps {
  readonly collections: readonly Collection[];
}

const load = () => import('./contents-dialog.tsx');

/** Whether a history entry was begun by a link that opens a collection over the screen before it. */
const isOver = ({ state }: Pick<Location<unknown>, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;

/** The collection with the open contents. The URL names it, so that Back closes the contents. */
const useOpenCollection = () => {
  const [params] = useSearchParams();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();

  const close = () => {
    // If the contents were opened on this screen, closing goes back. If they were opened from elsewhere, the screen
    // replaces its open dialog.
    if (isOver(location)) void navigate(-1);
    else void navigate(location.pathname, { replace: true, preventScrollReset: true });
  };
  return { id: params.get(OPEN_PARAM) ?? undefined, isPlace: isOver(location), close };
};

/** The contents of the collection that the URL names, if a collection has that id. */
export function OpenCollection({ collections }: OpenCollectionProps) {
  const { id, isPlace, close } = useOpenCollection();
  const collection = collections.find((each) => collectionKey(each) === id);
  const module = useModule(load, collection !== undefined);
  return module && <module.ContentsDialog id={id} collection={collection} isPlace={isPlace} onClose={close} />;
}
