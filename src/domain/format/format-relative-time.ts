import { lazy } from '../lazy.ts';

const relative = lazy(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From which age on a unit is used, largest first. */
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** 'just now', '5 minutes ago', 'yesterday', 'last month'; undefined for what is no time. The future reads 'just now'. */
export const formatRelativeTime = (iso: string, now: Date): string | undefined => {
  const ageMs = now.getTime() - Date.parse(iso);
  if (Number.isNaN(ageMs)) return undefined;
  const unit = UNITS.find(([, ms]) => ageMs >= ms);
  return unit ? relative().format(-Math.floor(ageMs / unit[1]), unit[0]) : 'just now';
};

/** 'Not saved yet', 'Just saved', 'Saved Nm ago' or 'Saved Nh ago' (product.md, Frame: last save). */
export const formatLastSave = (lastSave: Date | undefined, now: Date): string => {
  if (!lastSave) return 'Not saved yet';
  const ageMs = now.getTime() - lastSave.getTime();
  if (ageMs < MINUTE_MS) return 'Just saved';
  return ageMs < HOUR_MS ? `Saved ${Math.floor(ageMs / MINUTE_MS)}m ago` : `Saved ${Math.floor(ageMs / HOUR_MS)}h ago`;
};
