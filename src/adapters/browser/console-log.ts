import { injectable } from 'inversify';
import type { Log } from '#application/ports/log.ts';

@injectable()
export class ConsoleLog implements Log {
  warn(message: string, cause?: unknown): void {
    console.warn(message, ...(cause === undefined ? [] : [cause]));
  }

  error(message: string, cause?: unknown): void {
    console.error(message, ...(cause === undefined ? [] : [cause]));
  }
}
