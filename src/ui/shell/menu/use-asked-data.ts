import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import { type DataGroupName, onDataAsked } from '../../hooks/data-asked.ts';
import type { DataDialog } from '../../screens/data/data-dialog.tsx';

/** Follows what asks for 'Your data' elsewhere in the page. @param show is called with the dialog, and the group at which it begins */
export const useAskedData = (show: (dialog: typeof DataDialog, group: DataGroupName) => void): void => {
  const { notifications } = useApp();
  const open = useEffectEvent((group: DataGroupName) => {
    fetchCode(() => import('../../screens/data/data-dialog.tsx')).then(
      ({ DataDialog: dialog }) => show(dialog, group),
      () => notifications.show({ type: 'error', message: 'Your data could not be opened' }),
    );
  });
  useEffect(() => onDataAsked((group) => open(group)), []);
};
