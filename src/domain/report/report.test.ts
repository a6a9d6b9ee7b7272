import { describe, expect, it } from 'vitest';
import { aReport, SURROUNDINGS } from '#fixtures/report/a-report.ts';
import { reportOf } from './report.ts';

type Found = Parameters<typeof reportOf>[0];

const KEEPING = { library: 'loaded', lasts: 'device', saving: 'not-yet', log: 'on', sharing: 'off' } as const;
const found = (fields: Partial<Found> = {}): Found => ({
  version: '1.2.3',
  store: 'local',
  isDemo: true,
  now: new Date('2026-11-24T12:00:00Z'),
  surroundings: SURROUNDINGS,
  keeping: KEEPING,
  failures: [],
  ...fields,
});
const saying = (fields: Readonly<Record<string, unknown>>): Found =>
  found({ surroundings: { ...SURROUNDINGS, ...fields } });

describe('a report (product.md, Report: fields)', () => {
  it('has what was found', () => {
    expect(reportOf(found())).toStrictEqual(aReport());
    expect(reportOf(found({ isDemo: false })).catalogue).toBe('provider');
    const failures = [{ at: '2026-11-24T12:00:00.000Z', area: 'store', kind: 'error' }] as const;
    expect(reportOf(found({ failures })).failures).toEqual(failures);
  });

  it.each([
    ['12.345.6789', '12.345.6789'],
    ['1.2', 'unknown'],
    ['12345.2.3', 'unknown'],
    ['1.2.34567', 'unknown'],
    ['v1.2.3', 'unknown'],
    ['1.2.3-ada', 'unknown'],
    ['', 'unknown'],
  ])("of the version '%s' has '%s'", (version, told) => expect(reportOf(found({ version })).version).toBe(told));

  it.each([
    ['153', '153'],
    ['153.12', '153.12'],
    ['153.0.1', 'unknown'],
    ['15300', 'unknown'],
    ['x153', 'unknown'],
    ['153.x', 'unknown'],
  ])("of the browser's version '%s' has '%s'", (browserVersion, told) =>
    expect(reportOf(saying({ browserVersion })).browserVersion).toBe(told),
  );

  it.each([
    ['de', 'de'],
    ['gsw', 'gsw'],
    ['d', 'unknown'],
    ['de-CH', 'unknown'],
    ['DE', 'unknown'],
    ['1de', 'unknown'],
    ['deutsch', 'unknown'],
  ])("of the language '%s' has '%s'", (language, told) => expect(reportOf(saying({ language })).language).toBe(told));

  it('has words of its tables alone', () => {
    expect(reportOf(saying({ browser: 'Ada', system: 'Ada' }))).toMatchObject({ browser: 'other', system: 'other' });
    expect(reportOf(found({ store: 'Ada' })).store).toBe('other');
    expect(reportOf(found({ store: 'indexeddb' })).store).toBe('indexeddb');
    expect(reportOf(saying({ browser: 'Opera', system: 'iPad' }))).toMatchObject({ browser: 'Opera', system: 'iPad' });
  });

  it('has the kind of what the screen has failed for', () => {
    expect(reportOf(found({ screenError: { error: new TypeError('Low Tide') } })).screenError).toBe('TypeError');
    expect(reportOf(found({ screenError: { error: undefined } })).screenError).toBe('error');
  });
});
