import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../../hooks/app-context.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import type { ListToShare } from './list-to-share.ts';
import { Sharing } from './sharing.tsx';

interface ShareDialogProps extends ListToShare {
  readonly onClose: () => void;
}

/** Makes a link of a list of the visitor's (product.md, Sharing: what is in it). */
export function ShareDialog({ onClose, ...list }: ShareDialogProps) {
  const { library } = useApp();
  // Before the library is there, the list would seem to be empty.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog open onClose={onClose} title="Share list">
      {status === 'pending' ? <Spinner /> : <Sharing {...list} />}
    </Dialog>
  );
}
