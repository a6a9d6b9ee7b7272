import { injectable } from 'inversify';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { FailureArea } from '#domain/report/failure-area.ts';
import type { NotedFailure } from '#domain/report/reported-failures.ts';

type Said = [message: string, cause?: unknown];

@injectable()
export class BrowserConsoleLog implements ConsoleLog {
  readonly failures: NotedFailure[] = [];

  warn(area: FailureArea, ...said: Said): void {
    console.warn(...said);
    this.note(area, said[1]);
  }

  error(area: FailureArea, ...said: Said): void {
    console.error(...said);
    this.note(area, said[1]);
  }

  note(area: FailureArea, error: unknown, path?: string): void {
    // One failure may be said up to three times: by the call, by its cause, and by what was in vain. A report has 20.
    if (this.failures.push({ at: Date.now(), area, error, path }) > 60) this.failures.shift();
  }
}
