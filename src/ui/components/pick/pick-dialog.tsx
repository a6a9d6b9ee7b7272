import { useObservableEagerState } from 'observable-hooks';
import type { PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Picking } from './picking.tsx';

interface PickDialogProps {
  readonly source: PickSource;
  readonly onClose: () => void;
}

/** One title of a list of the visitor's, by chance (product.md, Pick: titles). */
export function PickDialog({ source, onClose }: PickDialogProps) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  // Before the library is there, there would seem to be nothing to pick.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog open onClose={onClose} title="Pick one for me" size="wide">
      {marks && status !== 'pending' ? <Picking source={source} marks={marks} onLeave={onClose} /> : <Spinner />}
    </Dialog>
  );
}
