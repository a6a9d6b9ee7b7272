/** What the release before this one kept of changes: a journal with notes, an outbox, and what it remembered of its saves. */
export interface PreviousRelease {
  /** Whether there is nothing of it. Never rejects. */
  isEmpty(): Promise<boolean>;
  /** Brings it into the log, in order, and then forgets it; once. What cannot be brought over stays. Never rejects. */
  migrate(): Promise<void>;
}
