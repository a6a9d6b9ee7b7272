import type { ConsoleLog } from '#application/ports/console-log.ts';

/** Notes for reports what nothing else has caught; the browser itself writes it to the console. */
export const noteUncaught = (consoleLog: ConsoleLog): void => {
  addEventListener('error', ({ error }) => consoleLog.note?.('page', error));
  addEventListener('unhandledrejection', ({ reason }) => consoleLog.note?.('page', reason));
};
