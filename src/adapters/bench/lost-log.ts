import { NEVER } from 'rxjs';
import type { Appended, ChangeLog, LogTail } from '#application/ports/library/change-log.ts';
import type { Identifier } from '#domain/library/bundle.ts';

/** A log that gives no answer, or refuses. */
export class LostLog implements ChangeLog {
  readonly grown$ = NEVER;

  /** @param answer gives a promise that never resolves. */
  constructor(private readonly answer: () => Promise<never>) {}

  append(): Promise<Appended> {
    return this.answer();
  }

  claim(): Promise<void> {
    return this.answer();
  }

  read(): Promise<LogTail> {
    return this.answer();
  }

  checkpoint(): Promise<void> {
    return this.answer();
  }

  owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.answer();
  }

  forget(): Promise<void> {
    return this.answer();
  }

  erase(): Promise<void> {
    return this.answer();
  }
}
