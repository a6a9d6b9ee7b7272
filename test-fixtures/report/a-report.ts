import type { Keeping, Report, Surroundings } from '#domain/report/report.ts';

/** What a browser says of itself in tests of reports. */
export const SURROUNDINGS: Surroundings = {
  browser: 'Firefox',
  browserVersion: '153.0',
  system: 'Linux',
  language: 'en',
  minutesFromUtc: 345,
  isOnline: false,
  worker: 'waiting',
};

const KEEPING: Keeping = {
  library: 'loaded',
  lasts: 'device',
  saving: 'not-yet',
  log: 'on',
  sharing: 'off',
};

/** A report of an app in which nothing has failed, with these fields. */
export const aReport = (fields: Partial<Report> = {}): Report => ({
  ...SURROUNDINGS,
  ...KEEPING,
  version: '1.2.3',
  at: '2026-11-24T12:00:00.000Z',
  catalogue: 'demo',
  store: 'local',
  failures: [],
  ...fields,
});
