import type { LibraryChange } from '#domain/library/library-change.ts';

/** What of the log a page has from its first moment: appending, before it is known whose the changes are. */
export interface EarlyLog {
  /** Gets ready, so that the first append need not wait for it. */
  open(): void;
  /** Never rejects. @returns whether they are durable. */
  append(changes: readonly LibraryChange[]): Promise<boolean>;
  /** As `append`, before it returns, for a page that is about to close. Never throws. @returns whether they are there. */
  appendNow(changes: readonly LibraryChange[]): boolean;
}
