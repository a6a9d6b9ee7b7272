import type { LibraryChange } from '#domain/library/library-change.ts';
import type { EarlyLog } from '../ports/library/change-log.ts';

/** Makes changes durable. Never rejects. @returns whether they are durable; undefined where there is nothing to wait for. */
type Appending = Promise<boolean> | undefined;

/**
 * The log as the session sees it, from the first moment of a page. The early log takes the changes until the whole log is there, which
 * takes the early log's place. After its end nothing is appended.
 */
export class SessionLog {
  private whole: (() => Appending) | undefined;

  /** @param early absent where nothing is kept: then there is nothing to wait for */
  constructor(private readonly early?: Pick<EarlyLog, 'append'>) {}

  append(change: LibraryChange): Appending {
    return this.whole ? this.whole() : this.early?.append([change]);
  }

  /** @param whole appends every change that was not appended yet. @returns a function that ends the log */
  upgrade(whole: () => Appending): () => void {
    this.whole = whole;
    return () => (this.whole = () => undefined);
  }
}
