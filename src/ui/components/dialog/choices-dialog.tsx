import { useObservableEagerState } from 'observable-hooks';
import type { ReactNode } from 'react';
import { useApp } from '../../hooks/app-context.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';

interface ChoicesDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of choices that the library keeps, each of which counts at once. Before the library is there, nothing would seem to be chosen. */
export function ChoicesDialog({ title, onClose, children }: ChoicesDialogProps) {
  const { status } = useObservableEagerState(useApp().library.loader.loadState$);
  const done = (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog onClose={onClose} title={title} footer={done}>
      {status === 'pending' ? <Spinner /> : children}
    </Dialog>
  );
}
