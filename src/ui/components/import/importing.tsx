import { useModule } from '../../hooks/code/use-module.ts';
import { useNotifyMissing } from '../../hooks/code/use-notify-missing.ts';

interface ImportingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called before titles are added. The welcome that this one was opened from closes then: it keeps the keyboard from 'Undo'. */
  readonly onAdd?: () => void;
}

const load = () => import('./import-dialog.tsx');

/**
 * 'Bring your lists'. Its code comes when it is first opened. It stands beside what opens it: an empty list that it fills is
 * gone before the dialog is.
 */
export function Importing({ isOpen, onClose, onAdd }: ImportingProps) {
  const notifyMissing = useNotifyMissing();
  const module = useModule(load, isOpen, () => {
    onClose();
    notifyMissing();
  });
  return module && <module.ImportDialog isOpen={isOpen} onClose={onClose} onAdd={onAdd} />;
}
