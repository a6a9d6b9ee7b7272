import type { ChangeLog, EarlyLog } from '#application/ports/library/change-log.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** What a page has of a log from its first moment. */
export class MemoryEarlyLog implements EarlyLog {
  constructor(
    private readonly log: Pick<ChangeLog, 'append'>,
    private readonly fallback: (changes: readonly LibraryChange[]) => void = () => undefined,
  ) {}

  open(): void {
    // It is.
  }

  async append(changes: readonly LibraryChange[]): Promise<boolean> {
    return this.log.append(changes, { owner: undefined }).then(
      () => true,
      () => this.appendNow(changes),
    );
  }

  appendNow(changes: readonly LibraryChange[]): boolean {
    try {
      this.fallback(changes);
      return true;
    } catch {
      return false;
    }
  }
}
