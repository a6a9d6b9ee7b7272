import { Button } from '../../components/form/button.tsx';
import type { DataDialog } from '../../screens/data/data-dialog.tsx';
import { useDataDialog } from './use-data-dialog.ts';
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
  const withDialog = useDataDialog();
  const open = () =>
    withDialog((dialog) => {
      document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
      onDialog(dialog);
    });
  return (
    <Button className={styles.manage} aria-haspopup="dialog" onClick={open}>
      Manage your data
    </Button>
  );
}
