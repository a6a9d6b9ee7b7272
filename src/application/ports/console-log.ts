/** What failed during the visit, as it is kept in memory for a report. It may hold anything: it is read by `reportedFailures` alone. */
export interface NotedFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As it was written to the console; empty for a call of the provider, and for what nothing has caught. */
  readonly message: string;
  readonly error?: unknown;
  /** Where the provider was asked. */
  readonly path?: string | undefined;
}

/** Where developers read what visitors need not see. Never told a token. */
export interface ConsoleLog {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
  /** Keeps a failure for a report, and writes nothing. Absent where none are kept. */
  note?(message: string, error: unknown, path?: string): void;
  /** The newest failures, the latest last: what was noted, and what was written. Absent where none are kept. */
  readonly failures?: readonly NotedFailure[];
}
