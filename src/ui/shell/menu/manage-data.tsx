import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/fetch-code.ts';
import styles from './storage-panel-content.module.css';

interface ManageDataProps {
  /** The panel's: the button that shows it takes the focus back when the dialog closes, for this one is gone by then. */
  readonly panelId: string;
  /** Shows a dialog beside the panel, or none. */
  readonly onDialog: (dialog: ReactNode) => void;
}

/** Opens 'Your data'. Its code is fetched with the first press. */
export function ManageData({ panelId, onDialog }: ManageDataProps) {
  const { notifications } = useApp();
  const open = async () => {
    try {
      const { DataDialog } = await fetchCode(() => import('../../screens/data/data-dialog.tsx'));
      document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
      onDialog(<DataDialog onClose={() => onDialog(undefined)} />);
    } catch {
      notifications.show({ type: 'error', message: 'Your data could not be opened' });
    }
  };
  return (
    <Button className={styles.manage} aria-haspopup="dialog" onClick={() => void open()}>
      Manage your data
    </Button>
  );
}
