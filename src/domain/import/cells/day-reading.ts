import type { DateOrder } from '../import-reading.ts';

/** How the days of the visitor's files are read, and what became of it. */
export class DayReading {
  /** A day that can be read in two ways, and that the visitor has to be asked about; empty where there is none. */
  question = '';
  /** How many days could not be read. */
  unread = 0;

  /**
   * @param now no day of a file is later, but by a time zone
   * @param answer what the visitor has said; it is only taken where a table does not tell
   */
  constructor(
    readonly now: Date,
    readonly answer?: DateOrder,
  ) {}
}
