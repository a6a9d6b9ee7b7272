/** One turn for all tabs of this browser. */
export interface TabLock {
  /** Runs it unless another tab is at it. @returns whether it was run; rejects as `work` does */
  runAlone(work: () => Promise<void>): Promise<boolean>;
}
