import { useApp } from '../app-context.ts';

/** Tells the visitor that the code of what they chose did not come. */
export const useNotifyMissing = (): (() => void) => {
  const { notifications } = useApp();
  return () =>
    notifications.show({ type: 'error', message: 'This could not be done. Check your connection, and try again.' });
};
