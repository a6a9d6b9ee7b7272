import type { ComponentProps } from 'react';
import { useIsLibraryPending } from '../../hooks/use-library.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog about what the library has. It waits for that. */
export function LibraryDialog({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  const isPending = useIsLibraryPending();
  return <Dialog {...dialog}>{isPending ? <Spinner /> : children}</Dialog>;
}

/** One of choices that the library keeps, each of which counts at once. */
export function ChoicesDialog(dialog: Omit<ComponentProps<typeof Dialog>, 'footer'>) {
  const done = (
    <Button variant="primary" onClick={dialog.onClose}>
      Done
    </Button>
  );
  return <LibraryDialog {...dialog} footer={done} />;
}
