import { pad } from '../../days/calendar-day.ts';
import { DAY_MS } from '../../days/day-ms.ts';
import { noonOf } from '../../library/marks/seen-day.ts';
import { isNoDay, type DayReading } from './day-reading.ts';
import { plainCellText } from './plain-cell-text.ts';
import { readTime, timeOfDay } from './read-time.ts';
import { type NumberOrder, type WrittenDay, writtenDayIn } from './written-day.ts';

const ORDERS: readonly NumberOrder[] = ['day-first', 'month-first', 'year-first'];
/** What the cells of a column are. */
interface Noted {
  readonly days: number;
  readonly serials: number;
}

type Numbered = Extract<WrittenDay, { readonly kind: 'numbers' }>;

/** Whether its numbers alone tell which of them is the year, by four digits at the beginning. */
const tellsItself = ({ numbers: [first] }: Numbered): boolean => first.length === 4;

/** A year of two digits is of this century up to now, or one of those before 2000. */
const FIRST_SHORT_YEAR = 70;
const CENTURY = 100;
/** The day 0 of spreadsheets. */
const SERIAL_ORIGIN = Date.UTC(1899, 11, 30);
/** Lists are younger than this, the day 0 of spreadsheets, which stands for none. */
const FIRST_DAY = '1899-12-30';

/** In full; undefined for what is no year: one is written with two digits or with four. */
const yearOf = (year: string, now: Date): number | undefined => {
  if (year.length === 4) return Number(year);
  if (year.length !== 2) return undefined;
  const thisYear = now.getFullYear();
  const century = thisYear - (thisYear % CENTURY);
  const short = Number(year);
  if (century + short <= thisYear) return century + short;
  return short >= FIRST_SHORT_YEAR ? century - CENTURY + short : undefined;
};

/** The same day in the calendar, if it is one that has been; time zones are a day apart. */
const checked = (day: string, now: Date): string | undefined => {
  const noon = noonOf(day);
  return noon && day >= FIRST_DAY && noon.getTime() < now.getTime() + DAY_MS ? day : undefined;
};

const ofParts = (parts: { year: string; month: string | number; day: string }, now: Date): string | undefined => {
  const year = yearOf(parts.year, now);
  if (year === undefined || parts.day.length > 2 || String(parts.month).length > 2) return undefined;
  return checked(`${String(year).padStart(4, '0')}-${pad(parts.month)}-${pad(parts.day)}`, now);
};

const inOrder = ({ numbers: [first, second, third], isDotted }: Numbered, order: NumberOrder) => {
  if (order === 'year-first' || first.length === 4) return { year: first, month: second, day: third };
  if (order === 'day-first' || isDotted) return { year: third, month: second, day: first };
  return { year: third, month: first, day: second };
};

/** `YYYY-MM-DD` of a day as it is written; undefined for a day that is none, or is yet to come. */
const calendarDay = (written: WrittenDay, order: NumberOrder, now: Date): string | undefined => {
  if (written.kind === 'named') return ofParts(written, now);
  if (written.kind === 'numbers') return ofParts(inOrder(written, order), now);
  return checked(new Date(SERIAL_ORIGIN + written.days * DAY_MS).toISOString().slice(0, 10), now);
};

/**
 * The days of a table (product.md, Import: order of dates). A spreadsheet writes all of them in one way: of one that does not tell
 * which number is the day, another may tell.
 */
export class TableDays {
  private readonly columns = new Map<string, Noted>();
  /** How many of its days there are in each order. */
  private readonly votes: Record<NumberOrder, number> = { 'day-first': 0, 'month-first': 0, 'year-first': 0 };
  /** The newest of its days in each order. */
  private readonly newest: Record<NumberOrder, string> = { 'day-first': '', 'month-first': '', 'year-first': '' };
  /** What its first numbers are, and its last: a year changes least. */
  private readonly firsts = new Set<string>();
  private readonly lasts = new Set<string>();
  private isKorean = false;

  /** @param answer what was said of this table; else what was said of all */
  constructor(
    private readonly reading: DayReading,
    private readonly answer = reading.answer,
  ) {}

  /** Each cell is noted before any is read. */
  note(column: string, cell: string): void {
    const text = plainCellText(cell);
    if (isNoDay(text)) return;
    const written = writtenDayIn(text);
    const { days, serials } = this.columns.get(column) ?? { days: 0, serials: 0 };
    this.columns.set(column, { days: days + 1, serials: serials + (written?.kind === 'serial' ? 1 : 0) });
    if (written?.kind === 'numbers' && !tellsItself(written)) this.count(written);
  }

  /** ISO; undefined for no day, and for one that cannot be read, which is counted. One that can be read in two ways is asked about. */
  read(column: string, cell: string): string | undefined {
    const text = plainCellText(cell);
    const written = writtenDayIn(text);
    if (written?.kind === 'numbers' && this.isOpen(written)) this.reading.question ||= text;
    const time = this.timeIn(column, text);
    if (time === undefined) this.reading.noteUnread(text);
    return time || undefined;
  }

  /** As `read`, of which nothing is counted or asked. */
  peek(column: string, cell: string): string | undefined {
    return this.timeIn(column, plainCellText(cell)) || undefined;
  }

  private count(written: Numbered): void {
    const [first, , last] = written.numbers;
    this.firsts.add(first);
    this.lasts.add(last);
    this.isKorean ||= written.isKorean;
    for (const order of ORDERS) {
      const day = this.dayIn(written, order);
      if (day === undefined) continue;
      this.votes[order] += 1;
      if (day > this.newest[order]) this.newest[order] = day;
    }
  }

  /** Empty for a day that stands for an unknown one. */
  private timeIn(column: string, text: string): string | undefined {
    const { now } = this.reading;
    const time = readTime(text);
    if (time !== undefined) return this.reading.hasBeen(time) ? time : undefined;
    const written = isNoDay(text) ? undefined : writtenDayIn(text);
    if (!written || this.isUnclear(column, written)) return undefined;
    const day = calendarDay(written, this.order(), now);
    return day === undefined ? undefined : (timeOfDay(day) ?? '');
  }

  private dayIn(written: Numbered, order: NumberOrder): string | undefined {
    return order === 'month-first' && written.isDotted ? undefined : calendarDay(written, order, this.reading.now);
  }

  /** Where as many days can be read either way, the years do not change more than the days, and the list is of late. */
  private get yearPlace(): 'first' | 'last' | 'unknown' {
    const { 'year-first': year, 'day-first': day, 'month-first': month } = this.votes;
    const others = Math.max(day, month);
    if (year !== others) return year > others ? 'first' : 'last';
    if (this.isKorean) return 'first';
    const { 'year-first': newest, 'day-first': byDay, 'month-first': byMonth } = this.newest;
    if (this.firsts.size > this.lasts.size || newest <= byDay || newest <= byMonth) return 'last';
    return this.firsts.size < this.lasts.size ? 'first' : 'unknown';
  }

  /** Whether nothing tells that it is a day: a number is one where the whole column is of such, and the first of three may as well be its year. */
  private isUnclear(column: string, written: WrittenDay): boolean {
    const { days, serials } = this.columns.get(column) ?? { days: 0, serials: 0 };
    if (written.kind === 'serial') return days === 0 || days !== serials;
    if (written.kind === 'named' || tellsItself(written)) return false;
    return this.yearPlace === 'unknown' && this.dayIn(written, 'year-first') !== undefined;
  }

  private get isUntold(): boolean {
    return this.yearPlace !== 'first' && this.votes['day-first'] === this.votes['month-first'];
  }

  private order(): NumberOrder {
    if (this.yearPlace === 'first') return 'year-first';
    if (this.isUntold) return this.answer ?? 'day-first';
    return this.votes['day-first'] > this.votes['month-first'] ? 'day-first' : 'month-first';
  }

  /** Whether the visitor has to say how it is read. */
  private isOpen(written: Numbered): boolean {
    if (this.answer !== undefined || !this.isUntold || tellsItself(written)) return false;
    const [day, month] = (['day-first', 'month-first'] as const).map((order) =>
      calendarDay(written, order, this.reading.now),
    );
    return !written.isDotted && day !== undefined && month !== undefined && day !== month;
  }
}
