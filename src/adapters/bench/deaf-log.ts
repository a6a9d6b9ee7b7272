import { NEVER } from 'rxjs';
import type { AppendOptions, Appended, ChangeLog, Checkpoint, LogTail } from '#application/ports/library/change-log.ts';
import type { Positions } from '#application/ports/library/origin.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** A log that does not hear when other tabs append. */
export class DeafLog implements ChangeLog {
  readonly grown$ = NEVER;

  constructor(private readonly inner: ChangeLog) {}

  append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended> {
    return this.inner.append(changes, options);
  }

  claim(owner: Identifier, last?: readonly string[]): Promise<void> {
    return this.inner.claim(owner, last);
  }

  read(owner: Identifier, after?: Positions): Promise<LogTail> {
    return this.inner.read(owner, after);
  }

  checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void> {
    return this.inner.checkpoint(owner, checkpoint);
  }

  owners(): Promise<readonly (Identifier | undefined)[]> {
    return this.inner.owners();
  }

  forget(owner: Identifier): Promise<void> {
    return this.inner.forget(owner);
  }

  erase(): Promise<void> {
    return this.inner.erase();
  }
}
