import type { ReactNode } from 'react';
import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import styles from './storage-panel-content.module.css';

interface ManageDataProps {
  /**
   * The id of the panel. When the dialog closes, the button that shows the panel takes the focus back, because this
   * button is gone by then.
   */
  readonly panelId: string;
  /** Called with a dialog to show beside the panel, or with undefined for none. */
  readonly onDialog: (dialog: ReactNode) => void;
}

/** Opens 'Your data'. The code of that dialog comes with the first press. */
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
