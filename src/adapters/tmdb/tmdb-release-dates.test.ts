import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { releaseDatesContract } from '#application/ports/catalog/release-dates.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoReleaseDates } from '../demo/demo-release-dates.ts';
import { DEMO_NOW } from '../demo/extras/demo-extras.ts';
import { TmdbReleaseDates } from './tmdb-release-dates.ts';
import { TmdbTitleExtras } from './tmdb-title-extras.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const releases = new TmdbReleaseDates(TMDB_CONFIG);
const known = data.titles.flatMap(({ type, id }) => (type === 'movie' ? [id] : [])).slice(0, 40);
const MOVIE = { media_type: 'movie', id: 603 } as const;

releaseDatesContract('TmdbReleaseDates', () => ({ releases, known, country: 'DE', missingId: 999_999 }));

it('TmdbReleaseDates answers as DemoReleaseDates does', async () => {
  const demo = new DemoReleaseDates(data, { now: () => DEMO_NOW });
  for (const id of known)
    for (const country of ['DE', 'US', 'BR']) {
      const title = { media_type: 'movie', id } as const;
      expect(await releases.datesOf(title, country, never())).toEqual(await demo.datesOf(title, country, never()));
    }
});

it('asks TMDB once for a movie, and nothing for what has no dates (product.md, Provider calls: release dates)', async () => {
  await releases.datesOf({ media_type: 'movie', id: known[0]! }, 'DE', never());
  await releases.datesOf({ media_type: 'tv', id: 1 }, 'DE', never());
  await releases.datesOf(MOVIE, 'deutschland', never());
  await releases.datesOf({ ...MOVIE, id: 1.5 }, 'DE', never()).catch(() => undefined);
  expect(log.requests).toMatchObject([{ method: 'GET', path: `/movie/${known[0]}/release_dates`, query: {} }]);
});

describe('what TMDB answers of a movie’s releases', () => {
  const answer = (body: unknown, country = 'DE') => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));
    return releases.datesOf(MOVIE, country, never());
  };
  const release = (type: unknown, release_date: unknown) => ({ type, release_date, certification: '', note: '' });
  const inGermany = (...release_dates: readonly unknown[]) =>
    answer({ id: 603, results: [{ iso_3166_1: 'DE', release_dates }] });

  it.each<[string, readonly unknown[], readonly (readonly [string, string])[]]>([
    [
      'cinema, of limited and wide the earlier',
      [release(3, '2026-12-12T00:00:00.000Z'), release(2, '2026-12-05T00:00:00.000Z')],
      [['cinema', '2026-12-05']],
    ],
    [
      'cinema, where only the limited one is told',
      [release(2, '2026-12-05T00:00:00.000Z')],
      [['cinema', '2026-12-05']],
    ],
    [
      'each kind by day',
      [release(5, '2027-04-01'), release(4, '2027-03-03'), release(3, '2026-12-12')],
      [
        ['cinema', '2026-12-12'],
        ['home', '2027-03-03'],
        ['disc', '2027-04-01'],
      ],
    ],
    ['the earliest of two of a kind', [release(4, '2027-05-01'), release(4, '2027-03-03')], [['home', '2027-03-03']]],
    ['nothing of a premiere and a broadcast', [release(1, '2026-09-01'), release(6, '2027-12-24')], []],
    [
      'nothing of what is no date',
      ['', null, 7, '0000-00-00', '2026-02-30', 'soon', {}].map((date) => release(3, date)),
      [],
    ],
    ['nothing of what is no release', [null, 7, 'x', {}, release('3', '2026-12-12'), release(9, '2026-12-12')], []],
    ['a date that is far away', [release(3, '9999-12-31T00:00:00.000Z')], [['cinema', '9999-12-31']]],
  ])('is %s (product.md, Calendar: kinds)', async (_, raw, expected) => {
    expect((await inGermany(...raw)).map(({ kind, day }) => [kind, day])).toEqual(expected);
  });

  it('is the earliest of other countries where there is none (product.md, Calendar: other countries)', async () => {
    const results = [
      { iso_3166_1: 'US', release_dates: [release(4, '2027-02-01'), release(3, '2026-12-18')] },
      { iso_3166_1: 'FR', release_dates: [release(3, '2026-12-16'), release(1, '2026-05-16')] },
      { iso_3166_1: 'DE', release_dates: [release(1, '2026-02-16')] },
      { iso_3166_1: 'xx', release_dates: [release(3, '2020-01-01')] },
    ];
    expect(await answer({ id: 603, results })).toEqual([{ kind: 'first', day: '2026-12-16' }]);
  });

  it('may have a country in two parts', async () => {
    const part = (date: string) => ({ iso_3166_1: 'DE', release_dates: [release(3, date)] });
    expect(await answer({ id: 603, results: [part('2026-12-12'), part('2026-12-05')] })).toEqual([
      { kind: 'cinema', day: '2026-12-05' },
    ]);
  });

  it.each([{}, null, [], 'x', { results: [] }])('cannot be read where it is %j', async (body) => {
    await expect(answer(body)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  });

  it('is nothing where nothing is told', async () => {
    expect(await answer({ id: 603 })).toEqual([]);
    expect(await answer({ id: 603, results: 'none' })).toEqual([]);
  });

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(releases.datesOf(MOVIE, 'DE', never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});

it('is said by the extras of a movie too, so that its page need not ask again (product.md, Calendar: title)', async () => {
  const extras = new TmdbTitleExtras(TMDB_CONFIG);
  for (const id of known.slice(0, 10)) {
    const title = { media_type: 'movie', id } as const;
    const own = (await extras.extrasOf(title, never())).releases?.['DE'] ?? [];
    const dates = await releases.datesOf(title, 'DE', never());
    expect(own).toEqual(dates.filter(({ kind }) => kind !== 'first'));
  }
});
