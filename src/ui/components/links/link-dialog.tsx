import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../../hooks/app-context.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { LinkForm, type ListToLink } from './link-form.tsx';

interface LinkDialogProps extends ListToLink {
  readonly onClose: () => void;
}

/** Makes a link of a list of the visitor's (product.md, Links: what is in it). */
export function LinkDialog({ onClose, ...list }: LinkDialogProps) {
  const { library } = useApp();
  // Before the library is there, the list would seem to be empty.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog onClose={onClose} title="Share list">
      {status === 'pending' ? <Spinner /> : <LinkForm {...list} />}
    </Dialog>
  );
}
