import type { MarksFacade } from '#application/facades/marks-facade.ts';
import { useApp } from './app-context.ts';

/**
 * Does something by the use cases of marks and choices, once their code is there. Where it does not come, the visitor is
 * told. The promise resolves with whether it was done.
 */
export const useMarks = (): ((act: (marks: MarksFacade) => void) => Promise<boolean>) => {
  const { library, notifications, log } = useApp();
  const fail = (error: unknown) => {
    log.warn('The code of marks and choices could not be loaded.', error);
    notifications.show({ type: 'error', message: 'This could not be done. Check your connection, and try again.' });
    return false;
  };
  return (act) =>
    library.openMarks().then((marks) => {
      act(marks);
      return true;
    }, fail);
};
