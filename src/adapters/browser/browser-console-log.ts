import { injectable } from 'inversify';
import type { ConsoleLog, NotedFailure } from '#application/ports/console-log.ts';

type Said = [message: string, cause?: unknown];

/** One failure may be said up to three times: by the call, by its cause, and by what was in vain. */
const KEPT = 60;

@injectable()
export class BrowserConsoleLog implements ConsoleLog {
  readonly failures: NotedFailure[] = [];

  warn(...said: Said): void {
    console.warn(...said);
    this.note(...said);
  }

  error(...said: Said): void {
    console.error(...said);
    this.note(...said);
  }

  note(message: string, error?: unknown, path?: string): void {
    this.failures.push({ at: Date.now(), message, error, path });
    this.failures.splice(0, this.failures.length - KEPT);
  }
}
