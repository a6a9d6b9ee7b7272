import { injectable } from 'inversify';
import type { ConsoleLog, NotedFailure } from '#application/ports/console-log.ts';

type Said = [message: string, cause?: unknown];

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
    // One failure may be said up to three times: by the call, by its cause, and by what was in vain. A report has 20.
    if (this.failures.push({ at: Date.now(), message, error, path }) > 60) this.failures.shift();
  }
}
