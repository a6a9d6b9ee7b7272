import type { ConsoleLog } from '#application/ports/console-log.ts';

const MESSAGE = 'Nothing has caught an error.';

/** Notes for reports what nothing else has caught; the browser itself writes it to the console. */
export const noteUncaught = (consoleLog: ConsoleLog): void => {
  addEventListener('error', ({ error }) => consoleLog.note?.(MESSAGE, error));
  addEventListener('unhandledrejection', ({ reason }) => consoleLog.note?.(MESSAGE, reason));
};
