import { noonOf } from '../../../library/seen-day.ts';
import type { DateOrder } from '../../import-reading.ts';

interface DateParts {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** Only where the day comes first are days written with dots. */
  readonly isDotted: boolean;
}

const PARTS = /^(\d{1,4})([-./])\s?(\d{1,2})\2\s?(\d{1,4})\.?$/;
const MONTHS = 12;
const DAYS = 31;
const CENTURY = 2_000;

const partsOf = (text: string): DateParts | undefined => {
  const [, first, separator, second, third] = PARTS.exec(text) ?? [];
  return first === undefined
    ? undefined
    : { first: Number(first), second: Number(second), third: Number(third), isDotted: separator === '.' };
};

const isYearFirst = ({ first }: DateParts): boolean => first > DAYS;

const dayText = (year: number, month: number, day: number): string =>
  [year < 100 ? CENTURY + year : year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

const dayOf = (parts: DateParts, order: DateOrder): string => {
  const { first, second, third } = parts;
  if (isYearFirst(parts)) return dayText(first, second, third);
  return order === 'day-first' ? dayText(third, second, first) : dayText(third, first, second);
};

/**
 * The dates of a column (product.md, Import: order of dates). Of one that does not tell whether the day or the month comes first,
 * another may tell.
 */
export class DateColumn {
  private dayFirst = 0;
  private monthFirst = 0;
  private ambiguous = '';

  note(text: string): void {
    const parts = partsOf(text);
    if (!parts || isYearFirst(parts)) return;
    const { first, second, isDotted } = parts;
    if (isDotted || first > MONTHS) this.dayFirst += 1;
    else if (second > MONTHS) this.monthFirst += 1;
    else if (first !== second) this.ambiguous ||= text;
  }

  /** What the visitor has to be asked about; empty where the column tells. */
  get question(): string {
    return this.dayFirst + this.monthFirst > 0 ? '' : this.ambiguous;
  }

  /** @param answer what the visitor has said; it is only taken where the column does not tell */
  order(answer: DateOrder = 'day-first'): DateOrder {
    if (this.dayFirst === this.monthFirst) return answer;
    return this.dayFirst > this.monthFirst ? 'day-first' : 'month-first';
  }
}

/** Noon here of that day, as ISO. */
export const readDay = (text: string, order: DateOrder): string | undefined => {
  const parts = partsOf(text);
  return parts && noonOf(dayOf(parts, order))?.toISOString();
};
