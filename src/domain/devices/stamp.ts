/**
 * A time of a hybrid logical clock: 13 digits of milliseconds, `-`, 4 hexadecimal digits of a counter. Stamps sort as texts. Behind the last
 * one of these there are longer ones, so that each stamp has a later one.
 */
export type Stamp = string;

/** For what was there before anybody shared it. */
export const FIRST_STAMP: Stamp = '0000000000000-0000';

/** How far the stamps of others may take this device's own ahead of its clock. */
const AHEAD_MS = 86_400_000;
const COUNTER_MAX = 0xff_ff;
/** A later one is no time that anybody's clock shows by accident. */
const LAST_TIME = Date.UTC(2200, 0, 1);

const PATTERN = /^\d{13}-[0-9a-f]{4,}$/;

/** @param time in milliseconds */
const stampAt = (time: number, counter = 0): Stamp =>
  `${String(Math.min(Math.max(Math.trunc(time), 0), LAST_TIME)).padStart(13, '0')}-${counter.toString(16).padStart(4, '0')}`;

/** In milliseconds. */
export const timeOf = (stamp: Stamp): number => Number(stamp.slice(0, 13));

/** The last one of four digits. */
const LAST = stampAt(LAST_TIME, COUNTER_MAX);

export const isStamp = (value: unknown): value is Stamp =>
  typeof value === 'string' &&
  PATTERN.test(value) &&
  timeOf(value) <= LAST_TIME &&
  (value.length === LAST.length || value.startsWith(LAST));

const laterOf = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);

/** Of a text of hexadecimal digits, one that is sorted behind it. */
const digitsAfter = (digits: string): string => {
  const last = Number.parseInt(digits.slice(-1), 16);
  return last < 0xf ? `${digits.slice(0, -1)}${(last + 1).toString(16)}` : `${digits}0`;
};

/** The next one that is greater. */
export const after = (stamp: Stamp): Stamp => {
  if (stamp >= LAST) return LAST + digitsAfter(stamp.slice(LAST.length));
  const counter = Number.parseInt(stamp.slice(14), 16);
  return counter < COUNTER_MAX ? stampAt(timeOf(stamp), counter + 1) : stampAt(timeOf(stamp) + 1);
};

/**
 * The stamp of what is done now. It follows the greatest one that is known, but no more than a day ahead of this device's
 * clock; it is always later than what it replaces, or nobody else would take it (product.md, Devices: clock ahead).
 */
export const nextStamp = (
  now: Date,
  { greatest = FIRST_STAMP, replaced = FIRST_STAMP }: { readonly greatest?: Stamp; readonly replaced?: Stamp },
): Stamp => {
  const limit = stampAt(now.getTime() + AHEAD_MS);
  const known = laterOf(greatest < limit ? greatest : limit, replaced);
  const own = stampAt(now.getTime());
  return known < own ? own : after(known);
};

/** The stamp of what happened at an ISO time: the first one where it has none, and never one that is yet to come. */
export const stampOfTime = (time: string | null | undefined, now: Date): Stamp => {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? FIRST_STAMP : stampAt(Math.min(ms, now.getTime()));
};
