import { useApp } from '../app-context.ts';

const MISSING = 'This could not be done. Check your connection, and try again.';

/** Tells the visitor that the code of what they chose did not come. */
export const useNotifyMissing = (message = MISSING): (() => void) => {
  const { notifications } = useApp();
  return () => notifications.show({ type: 'error', message });
};
