import type { ChangeLog, Checkpoint, LogTail } from './change-log.ts';
import type { Positions } from './origin.ts';

/** A log over an empty medium, and ways behind its back. */
export interface ChangeLogHarness {
  readonly log: ChangeLog;
  /** A log over the same medium: another tab's, or that of the next visit. */
  readonly reopen: () => ChangeLog;
  /** Whether a checkpoint's text can be read back. */
  readonly keepsTexts: boolean;
  /** Appends to an owner's entries what a newer release wrote. */
  readonly plant: (owner: string, change: unknown) => Promise<void>;
  /** From now on the medium can neither be read nor written; `mend` makes it as it was. */
  readonly breakDown: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** The ids of a tail's changes, in its order; `?` for one that this release cannot read. */
export const idsOf = ({ entries }: LogTail): string => entries.map(({ change }) => change?.id ?? '?').join(' ');
export const lastOf = ({ entries }: LogTail): number => entries.at(-1)?.sequence ?? 0;

/** The position of a reader that knows a tail. */
export const after = (tail: LogTail, sequence = lastOf(tail)): Positions => ({ [tail.log]: sequence });

/** A library that has everything of a tail, or everything up to a number. */
export const checkpointOf = (text: string, tail: LogTail, sequence = lastOf(tail)): Checkpoint => ({
  text,
  log: tail.log,
  sequence,
});
