import { DAY_MS } from '../../days/day-ms.ts';
import { textOf } from './json-fields.ts';
import { ownTimeOfDay, readTime } from './read-time.ts';
import type { DateOrder } from './written-day.ts';

/** What stands for a day that is not known: words, the first days of calendars, zeros. */
const NO_DAY =
  /^(?:unknown|never|unbekannt|inconnue?|desconocid[ao]|sconosciut[ao]|desconhecid[ao]|n\/?a|nan|nat|none|null|[-–—?]+|[0\s./:TZ-]+|0001-01-01.*|1601-01-01.*|1970-01-01.*|1969-12-31.*|1899-12-3[01].*)$/i;
/** So many are shown to the visitor, as long as this. */
const EXAMPLES = 3;
const EXAMPLE_MAX = 40;

/** Whether a cell or a field says nothing of a day. */
export const isNoDay = (text: string): boolean => text === '' || NO_DAY.test(text);

/** How the days of the visitor's files are read, and what became of it. */
export class DayReading {
  /** A day that can be read in two ways, and that the visitor has to be asked about; empty where there is none. */
  question = '';
  /** How many days could not be read. */
  unread = 0;
  /** Some of them, as the files have them. */
  readonly examples: string[] = [];

  /**
   * @param now no day of a file is later, but by a time zone
   * @param answer what the visitor has said; it is only taken where a table does not tell
   */
  constructor(
    readonly now: Date,
    readonly answer?: DateOrder,
  ) {}

  /** Whether a time is not yet to come; time zones are a day apart. */
  hasBeen(time: string): boolean {
    return Date.parse(time) < this.now.getTime() + DAY_MS;
  }

  /** A time as services write it; undefined for none, and for one that cannot be read, which is counted (product.md, Import: unread days). */
  time(value: unknown): string | undefined {
    const time = readTime(value);
    if (time !== undefined && this.hasBeen(time)) return time;
    this.noteUnread(textOf(value));
    return undefined;
  }

  /**
   * The same of a file of Matinee's own: a day is what the visitor chose, be it the first one of computers, which stands for an unknown day
   * elsewhere. @param otherwise how it is read where it is no such day
   */
  ownTime(value: unknown, otherwise = () => this.time(value)): string | undefined {
    const time = ownTimeOfDay(textOf(value));
    return time !== undefined && this.hasBeen(time) ? time : otherwise();
  }

  /** Counts what is no day, unless it stands for an unknown one. */
  noteUnread(text: string): void {
    if (isNoDay(text)) return;
    this.unread += 1;
    const example = text.slice(0, EXAMPLE_MAX);
    if (this.examples.length < EXAMPLES && !this.examples.includes(example)) this.examples.push(example);
  }
}
