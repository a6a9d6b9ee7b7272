import { dayOf, parseDay, type CalendarDay } from '../days/calendar-day.ts';
import { DAYS_A_WEEK, dayNumber, dayOfTime, isCalendarDay, weekNumber } from '../days/day-of-time.ts';
import { lazy } from '../util/lazy.ts';

const relative = lazy(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;

/** How far a day is behind another in one unit. */
interface Distance {
  readonly unit: 'year' | 'month' | 'week' | 'day';
  /** Whether it is so far that the unit may be used. */
  readonly isFar: boolean;
  /** How many are over. */
  readonly whole: number;
  /** How often a new one has begun: 1 for any day of last month. */
  readonly begun: number;
}

/** A month is over on the same day of a later one, or on its last day where it has no such day. */
const wholeMonths = (from: Date, to: Date, begun: number): number => {
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.getUTCDate() >= Math.min(from.getUTCDate(), lastDay) ? begun : begun - 1;
};

const distances = (from: CalendarDay, to: CalendarDay): readonly Distance[] => {
  const [fromNumber, toNumber] = [dayNumber(from), dayNumber(to)];
  const [fromDate, toDate] = [parseDay(from) ?? new Date(Number.NaN), parseDay(to) ?? new Date(Number.NaN)];
  const days = toNumber - fromNumber;
  const years = toDate.getUTCFullYear() - fromDate.getUTCFullYear();
  const months = years * MONTHS_A_YEAR + toDate.getUTCMonth() - fromDate.getUTCMonth();
  const whole = wholeMonths(fromDate, toDate, months);
  const wholeYears = Math.floor(whole / MONTHS_A_YEAR);
  return [
    { unit: 'year', isFar: days >= DAYS_A_YEAR || wholeYears > 0, whole: wholeYears, begun: years },
    { unit: 'month', isFar: days >= DAYS_A_MONTH || whole > 0, whole, begun: months },
    {
      unit: 'week',
      isFar: days >= DAYS_A_WEEK,
      whole: Math.floor(days / DAYS_A_WEEK),
      begun: weekNumber(toNumber) - weekNumber(fromNumber),
    },
    { unit: 'day', isFar: true, whole: days, begun: days },
  ];
};

/** 'Last month' is said of that month alone; of what is neither that nor two whole months ago, the weeks are told. */
const formatDistance = (from: CalendarDay, to: CalendarDay): string => {
  const fitting = distances(from, to).find(({ isFar, whole, begun }) => isFar && (begun === 1 || whole > 1));
  if (!fitting) return relative().format(0, 'day');
  const { unit, whole, begun } = fitting;
  return relative().format(begun === 1 ? -1 : -whole, unit);
};

const formatAge = (ageMs: number): string => {
  if (ageMs < MINUTE_MS) return 'just now';
  const [ms, unit] = ageMs < HOUR_MS ? ([MINUTE_MS, 'minute'] as const) : ([HOUR_MS, 'hour'] as const);
  return relative().format(-Math.floor(ageMs / ms), unit);
};

/**
 * 'just now', '5 minutes ago', 'yesterday', 'last month' (product.md, Frame: relative times); undefined for what is no time. The future reads
 * 'just now'. What is longer ago than an hour goes by the days of the calendar where the visitor is.
 * @param time an ISO time, or a calendar day
 */
export const formatRelativeTime = (time: string, now: Date): string | undefined => {
  const [day, today] = [dayOfTime(time), dayOf(now)];
  if (day === '') return undefined;
  if (day > today) return 'just now';
  if (isCalendarDay(time)) return formatDistance(day, today);
  const ageMs = now.getTime() - Date.parse(time);
  return ageMs < HOUR_MS || day === today ? formatAge(ageMs) : formatDistance(day, today);
};

/** 'Not saved yet', 'Just saved', 'Saved Nm ago' or 'Saved Nh ago' (product.md, Frame: last save). */
export const formatLastSave = (lastSave: Date | undefined, now: Date): string => {
  if (!lastSave) return 'Not saved yet';
  const ageMs = now.getTime() - lastSave.getTime();
  if (ageMs < MINUTE_MS) return 'Just saved';
  return ageMs < HOUR_MS ? `Saved ${Math.floor(ageMs / MINUTE_MS)}m ago` : `Saved ${Math.floor(ageMs / HOUR_MS)}h ago`;
};
