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

const give = (zone: string | undefined): void => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
};

/**
 * What `act` gives where the device is in a time zone.
 * @param act may give a promise: the zone stays until it is settled
 */
export const inZone = <Result>(zone: string, act: () => Result): Result => {
  const before = process.env['TZ'];
  const restore = () => give(before);
  give(zone);
  let isOver = true;
  try {
    const result = act();
    isOver = !(result instanceof Promise);
    if (result instanceof Promise) void result.then(restore, restore);
    return result;
  } finally {
    if (isOver) restore();
  }
};
