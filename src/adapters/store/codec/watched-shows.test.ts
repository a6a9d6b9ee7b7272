import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import { countsOf } from '#domain/library/counts-of.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { runsOfNumbers, writeRuns } from '#domain/shows/runs.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeBundle } from './decode-bundle.ts';

const SHOW = { id: 1396, name: 'Nine Dials', poster_path: '/nine.svg', first_air_date: '2021-03-04' };
/** What the last release that knows no episodes has made of a bundle with a show, when it added a title to the watchlist. */
const passedThrough = readFileSync(
  new URL('../../../../test-fixtures/library/bundles/without-episodes.json', import.meta.url),
  'utf8',
);

const textOf = (episodes: unknown): string => `{"watchlist":[],"episodes":${JSON.stringify(episodes)}}`;
const decoded = (episodes: unknown) => {
  const bundle = decodeBundle(textOf(episodes));
  if (!bundle) throw new Error('It is no bundle.');
  return bundle;
};
const writtenAgain = (episodes: unknown): unknown => {
  const { episodes: written } = JSON.parse(encodeBundle('unknown', decoded(episodes))) as Record<string, unknown>;
  return written;
};

describe('the episodes of a bundle (product.md, Shows: bundle)', () => {
  it('are absent until the first tick, and again after the last: the bundle is letter for letter the same', () => {
    const { episodes: _, ...others } = FULL_LIBRARY;
    const library = { ...others, episodes: [] };
    const written = (of: typeof library) =>
      encodeBundle('unknown', { library: of, remainder: { fields: {}, items: {} }, lastUpdated: '' });
    const before = written(library);
    expect(before).not.toContain('episodes');
    const mark = { kind: 'episodes-marked', title: SHOW, season: 2 } as const;
    const ticked = apply(library, { ...mark, runs: '5@20614' });
    expect(written({ ...library, ...ticked, episodes: [] })).toBe(before);
    expect(JSON.parse(written({ ...library, ...(ticked as object) }))).toMatchObject({
      episodes: [{ ...SHOW, seasons: { 2: '5@20614' } }],
    });
    expect(written({ ...library, ...(apply(ticked, { ...mark, runs: '', cleared: '5' }) as object) })).toBe(before);
  });

  it('are kept by a release that knows none', () => {
    const bundle = decodeBundle(passedThrough);
    expect(bundle?.library.watchlist).toHaveLength(1);
    expect(bundle?.library.episodes).toEqual([
      { ...SHOW, seasons: { 1: '1-10@20614,12', 2024: '1-99999,x' }, stoppedAt: '2026-11-01T10:00:00.000Z' },
    ]);
    expect(bundle?.remainder).toEqual({ fields: {}, items: {} });
  });

  it('are 20,000 in about 200,000 characters', () => {
    // 320 shows of 5 seasons with 12 or 13 episodes, two of which were seen on an evening.
    const library = Array.from({ length: 1_600 }).reduce<typeof EMPTY_LIBRARY>((all, _, at) => {
      const show = Math.floor(at / 5);
      const days = Array.from({ length: 7 }, (__, evening) => 19_000 + at + evening * 7);
      const runs = days.map((day, evening) =>
        writeRuns(
          runsOfNumbers(
            evening === 6 && at % 2 === 1 ? [13] : [evening * 2 + 1, evening * 2 + 2].filter((number) => number <= 12),
            day,
          ),
        ),
      );
      return apply(all, {
        kind: 'episodes-marked',
        title: { ...SHOW, id: 1_000 + show },
        season: 1 + (at % 5),
        runs: runs.filter((text) => text !== '').join(','),
      });
    }, EMPTY_LIBRARY);
    const text = encodeBundle('unknown', { library, remainder: { fields: {}, items: {} }, lastUpdated: '' });
    expect(countsOf(library).episodes).toBe(20_000);
    expect(text.length).toBeLessThan(200_000);
    expect(decodeBundle(text)?.library.episodes).toEqual(library.episodes);
  });

  it.each<[string, unknown]>([
    ['runs that overlap, run backwards, or have no end', [{ ...SHOW, seasons: { 1: '1-5,3-8@1,9-2', 2: '1-99999' } }]],
    ['runs that are none', [{ ...SHOW, seasons: { 1: 'x', 2: '', 3: '1-2,soon' } }]],
    ['seasons that are none', [{ ...SHOW, seasons: { x: '1', '-1': '2', '02': '3', '1e3': '4' } }]],
    ['seasons that are years', [{ ...SHOW, seasons: { 2024: '1-300@20614' } }]],
    [
      '1,500 episodes',
      [{ ...SHOW, seasons: { 1: Array.from({ length: 1_500 }, (_, at) => `${at}@${at}`).join(',') } }],
    ],
    [
      'a show that is stopped, and fields of a newer release',
      [{ ...SHOW, seasons: {}, stoppedAt: '2026', mood: 'calm' }],
    ],
    ['no show at all', [{ ...SHOW, seasons: 5 }, { id: 'x', seasons: {} }, null, 'a show', { seasons: {} }]],
    [
      'a show twice',
      [
        { ...SHOW, seasons: { 1: '1' } },
        { ...SHOW, seasons: { 1: '2' } },
      ],
    ],
  ])('are written back as they were found: %s (product.md, Shows: bad runs)', (_, episodes) => {
    const written = writtenAgain(episodes) as readonly unknown[];
    expect(written).toHaveLength((episodes as readonly unknown[]).length);
    expect(written).toEqual(expect.arrayContaining([...(episodes as readonly unknown[])]));
  });

  it('of a wrong kind are set aside, and cost no others', () => {
    const seasons = { 1: '1-3', 2: 7, 3: null };
    const { library, remainder } = decoded([{ ...SHOW, name: 5, seasons }]);
    const { name: _, ...others } = SHOW;
    expect(library.episodes).toEqual([
      { ...others, seasons: { 1: '1-3' }, unreadable_name: 5, unreadable_seasons: { 2: 7, 3: null } },
    ]);
    expect(remainder.items).toEqual({});
    expect(decodeBundle('{"episodes":{"0":"none"}}')?.remainder.fields).toEqual({ unreadable_episodes: { 0: 'none' } });
  });
});
