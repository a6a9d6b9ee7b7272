import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { OPEN_PARAM } from '#domain/library/collection-path.ts';

/** The state of a history entry that was begun by such an address, from the screen that it opens over. */
export const isOver = ({ state }: Pick<Location<unknown>, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;

/** Which collection's contents are open: the URL says so, so that Back closes them. */
export const useOpenCollection = () => {
  const [params] = useSearchParams();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();

  const close = () => {
    // Opened on this screen: back to it. Opened from elsewhere: the screen itself takes the place of its open dialog.
    if (isOver(location)) void navigate(-1);
    else void navigate(location.pathname, { replace: true, preventScrollReset: true });
  };
  return { id: params.get(OPEN_PARAM) ?? undefined, close };
};
