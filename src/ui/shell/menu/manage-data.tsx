import { Button } from '../../components/form/button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import type { DataDialog } from '../../screens/data/data-dialog.tsx';
import styles from './storage-panel-content.module.css';

interface ManageDataProps {
  /**
   * The id of the panel. When the dialog closes, the button that shows the panel takes the focus back, because this
   * button is gone by then.
   */
  readonly panelId: string;
  /** Called with the dialog to show beside the panel. */
  readonly onDialog: (dialog: typeof DataDialog) => void;
}

/** Opens 'Your data'. The code of that dialog comes with the first press. */
export function ManageData({ panelId, onDialog }: ManageDataProps) {
  const { notifications } = useApp();
  const open = async () => {
    try {
      const { DataDialog: dialog } = await fetchCode(() => import('../../screens/data/data-dialog.tsx'));
      document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
      onDialog(dialog);
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
