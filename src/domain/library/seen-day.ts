const pad = (value: number): string => String(value).padStart(2, '0');

/** A day of this device's calendar as a date field has it: `YYYY-MM-DD`. */
export const dayOf = (time: Date): string =>
  [String(time.getFullYear()).padStart(4, '0'), pad(time.getMonth() + 1), pad(time.getDate())].join('-');

/** The day on which a title was seen; empty where that is unknown (product.md, Marks: seen day). */
export const seenDayOf = (seenAt: string | null | undefined): string => {
  const time = new Date(seenAt ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? '' : dayOf(time);
};

/** Noon here of a day as `dayOf` writes it; undefined for a day that is none. */
export const noonOf = (day: string): Date | undefined => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  const noon = new Date(year, month - 1, date, 12);
  // `Date` takes the 31st of February for the 3rd of March.
  return dayOf(noon) === day ? noon : undefined;
};

/**
 * The time that is kept for a day: its noon here, so that it is the same day in most other time zones. Undefined for a day that
 * is none, or is yet to come.
 */
export const seenOn = (day: string, now: Date): string | undefined => {
  const noon = noonOf(day);
  if (!noon || day > dayOf(now)) return undefined;
  return (noon > now ? now : noon).toISOString();
};
