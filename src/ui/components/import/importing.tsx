import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/use-module.ts';

interface ImportingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const load = () => import('./import-dialog.tsx');

/**
 * 'Bring your lists'. Its code comes when it is first opened. It stands beside what opens it: an empty list that it fills is
 * gone before the dialog is.
 */
export function Importing({ isOpen, onClose }: ImportingProps) {
  const { notifications } = useApp();
  const module = useModule(load, isOpen, () => {
    onClose();
    notifications.show({ type: 'error', message: 'This could not be done. Check your connection, and try again.' });
  });
  return module && <module.ImportDialog isOpen={isOpen} onClose={onClose} />;
}
