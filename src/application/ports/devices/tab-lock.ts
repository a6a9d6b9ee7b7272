/** Has one tab of this browser at a time do what no two may do at once. */
export interface TabLock {
  /** Waits until no other tab is at it, then does the work. @returns what the work returns; rejects when it does */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}
