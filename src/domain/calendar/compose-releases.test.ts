import { describe, expect, it } from 'vitest';
import type { ReleaseDate } from './calendar-entry.ts';
import { composeReleases, releasesIn, type Release } from './compose-releases.ts';

const date = (kind: ReleaseDate['kind'], day: string): ReleaseDate => ({ kind, day });
const told = (kind: Release['kind'], day: string): Release => ({ kind, date: day });

it('releases are in the order of their days, on one day in that of their kinds', () => {
  const ordered = [told('disc', '2026-11-30'), told('cinema', '2026-12-01'), told('home', '2026-12-01')];
  const dates = ordered.map(({ kind, date: day }) => date(kind, day));
  expect(composeReleases(ordered.toReversed())).toEqual(dates);
  expect(composeReleases(ordered)).toEqual(dates);
});

it.each<[string, readonly Release[], readonly ReleaseDate[]]>([
  ['none where nothing is told', [], []],
  [
    'the earliest of each kind, by day',
    [told('home', '2027-03-03'), told('cinema', '2026-12-12'), told('home', '2027-03-01'), told('home', '2027-03-02')],
    [date('cinema', '2026-12-12'), date('home', '2027-03-01')],
  ],
  [
    'none of what is no date (product.md, Calendar: bad dates)',
    [told('home', ''), told('home', '2026-02-30'), told('disc', '0'), told('disc', '2027-04-01')],
    [date('disc', '2027-04-01')],
  ],
])('releases of a country are %s (product.md, Calendar: kinds)', (_, releases, dates) => {
  expect(composeReleases(releases)).toEqual(dates);
});

describe('a country’s dates', () => {
  const [german, american] = [[date('home', '2027-03-03')], [date('home', '2027-01-02'), date('cinema', '2026-12-12')]];

  it('are its own', () => {
    expect(releasesIn({ DE: german, US: american }, 'DE')).toEqual(german);
  });

  it.each([
    ['has none', { DE: [], US: american, JP: german }],
    ['is not told of', { JP: german, US: american }],
  ])('are the earliest of all, as the first release, where it %s (product.md, Calendar: other countries)', (_, all) => {
    expect(releasesIn(all, 'DE')).toEqual([date('first', '2026-12-12')]);
  });

  it.each(['DE', 'constructor'])('are none where no country has one: %s', (country) => {
    expect(releasesIn({}, country)).toEqual([]);
    expect(releasesIn({ US: [] }, country)).toEqual([]);
  });
});
