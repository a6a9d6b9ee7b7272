/** Zones at both ends of the day, with halves and quarters of hours, and with days that had no midnight, or were left out. */
export const ZONES = [
  'Etc/GMT+12',
  'Pacific/Honolulu',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

/** Whether the tests run where a time zone cannot be chosen: with planted faults. */
export const HAS_ONE_ZONE = process.env['HAS_ONE_ZONE'] === 'true';

/** What `act` gives where the device is in a time zone. */
export const inZone = <Result>(zone: string, act: () => Result): Result => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return act();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
};
