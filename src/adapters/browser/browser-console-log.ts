import { injectable } from 'inversify';
import type { ConsoleLog } from '#application/ports/console-log.ts';

@injectable()
export class BrowserConsoleLog implements ConsoleLog {
  warn(message: string, cause?: unknown): void {
    console.warn(message, ...(cause === undefined ? [] : [cause]));
  }

  error(message: string, cause?: unknown): void {
    console.error(message, ...(cause === undefined ? [] : [cause]));
  }
}
