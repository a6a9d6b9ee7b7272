import { describe, expect, it } from 'vitest';
import { aReport } from '#fixtures/report/a-report.ts';
import { formatReport } from './format-report.ts';
import type { Report } from './report.ts';

const at = '2026-11-24T12:00:00.000Z';
const COUNTS = {
  watchlist: 1,
  favorites: 2,
  collections: 3,
  moviesInCollections: 4,
  marks: 5,
  ratings: 6,
  notes: 7,
  hidden: 8,
  views: 9,
  shows: 10,
  episodes: 11,
  searches: 12,
};

describe('the text of a report (product.md, Report: fields)', () => {
  it('has a line for each group of fields', () => {
    expect(formatReport(aReport()).split('\n')).toEqual([
      'Matinee 1.2.3, demo',
      `Time: ${at}, UTC+05:45`,
      'Browser: Firefox 153.0, Linux, language en',
      'Online: no; worker: waiting',
      'Store: local, lasts: device; saving: not-yet; log: on',
      'Library: loaded; sharing: off',
      'Counts: unknown',
      'Failures: none',
    ]);
  });

  it.each<[Partial<Report>, string]>([
    [{ isOnline: true }, 'Online: yes; worker: waiting'],
    [{ minutesFromUtc: 0 }, `Time: ${at}, UTC+00:00`],
    [{ minutesFromUtc: -1 }, `Time: ${at}, UTC-00:01`],
    [{ minutesFromUtc: -210 }, `Time: ${at}, UTC-03:30`],
    [{ minutesFromUtc: 840 }, `Time: ${at}, UTC+14:00`],
    [{ screenError: 'http' }, 'This screen: http'],
    [
      { counts: COUNTS },
      'Counts: watchlist 1, favorites 2, collections 3, movies in collections 4, marks 5, ratings 6, notes 7, hidden 8, views 9, shows 10, episodes 11, searches 12',
    ],
  ])('says of %j: %s', (fields, line) => expect(formatReport(aReport(fields)).split('\n')).toContain(line));

  it('ends with the failures, a line for each, without what is not known of them', () => {
    const failures: Report['failures'] = [
      { at, area: 'request', path: '/movie/:id', kind: 'http', status: 503 },
      { at, area: 'store', kind: 'QuotaExceededError' },
    ];
    expect(formatReport(aReport({ failures })).split('\n').slice(-3)).toEqual([
      'Failures:',
      `${at} request /movie/:id http 503`,
      `${at} store QuotaExceededError`,
    ]);
  });
});
