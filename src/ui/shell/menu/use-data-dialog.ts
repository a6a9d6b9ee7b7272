import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import type { DataDialog } from '../../screens/data/data-dialog.tsx';

/**
 * Fetches the dialog 'Your data', whose code comes when it is first opened. Where it does not come, the visitor is told.
 * @returns a function that calls `show` with the dialog
 */
export const useDataDialog = (): ((show: (dialog: typeof DataDialog) => void) => void) => {
  const { notifications } = useApp();
  return (show) =>
    void fetchCode(() => import('../../screens/data/data-dialog.tsx')).then(
      ({ DataDialog: dialog }) => show(dialog),
      () => notifications.show({ type: 'error', message: 'Your data could not be opened' }),
    );
};
