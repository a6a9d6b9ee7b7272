import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { titleAnswersContract } from '#application/ports/catalog/title-answers.contract.ts';
import type { WantedParts } from '#application/ports/catalog/title-answers.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoTitleAnswers } from '../demo/demo-title-answers.ts';
import { DEMO_NOW } from '../demo/extras/demo-extras.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbTitleAnswers } from './tmdb-title-answers.ts';
import { TmdbTitleExtras } from './tmdb-title-extras.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const answers = new TmdbTitleAnswers(new TmdbClient(TMDB_CONFIG));
const movies = data.titles.flatMap(({ type, id }) => (type === 'movie' ? [id] : [])).slice(0, 40);
const shows = data.titles
  .flatMap(({ type, id, date }) => (type === 'tv' && date !== undefined ? [id] : []))
  .slice(0, 20);
const MOVIE = { media_type: 'movie', id: 603 } as const;
const SHOW = { media_type: 'tv', id: 1_396 } as const;

titleAnswersContract('TmdbTitleAnswers', () => ({ answers, movies, shows, country: 'DE', missingId: 999_999 }));

it('TmdbTitleAnswers answers as DemoTitleAnswers does', async () => {
  const demo = new DemoTitleAnswers({ data, clock: { now: () => DEMO_NOW } });
  const titles = [
    ...movies.map((id) => ({ media_type: 'movie', id }) as const),
    ...shows.map((id) => ({ media_type: 'tv', id }) as const),
  ];
  for (const title of titles)
    for (const country of ['DE', 'US', 'BR']) {
      const wanted = { offersIn: country, datesIn: country, seasons: [1, 2], credits: true } as const;
      const [{ offers, ...own }, { offers: _, ...demos }] = await Promise.all([
        answers.answerOf(title, wanted, never()),
        demo.answerOf(title, wanted, never()),
      ]);
      expect(own).toMatchObject({ dates: demos.dates, seasons: demos.seasons, credits: demos.credits });
      expect(offers?.stream).toEqual((await demo.answerOf(title, wanted, never())).offers?.stream);
    }
});

describe('of a title TMDB is asked once, for what is wanted alone (product.md, Provider calls: listed titles)', () => {
  it.each<[TitleId, WantedParts, string | undefined]>([
    [MOVIE, {}, undefined],
    [MOVIE, { offersIn: 'DE' }, 'watch/providers'],
    [MOVIE, { datesIn: 'DE' }, 'release_dates'],
    [MOVIE, { offersIn: 'DE', datesIn: 'DE' }, 'watch/providers,release_dates'],
    [MOVIE, { offersIn: 'deutschland', datesIn: '' }, undefined],
    [MOVIE, { seasons: [1] }, undefined],
    [SHOW, { datesIn: 'DE' }, undefined],
    [SHOW, { seasons: [3, 4], offersIn: 'US', datesIn: 'US' }, 'season/3,season/4,watch/providers'],
    [SHOW, { seasons: [] }, undefined],
    [MOVIE, { credits: true }, 'credits'],
    [SHOW, { seasons: [3], offersIn: 'US', credits: true }, 'season/3,watch/providers,credits'],
  ])('of %j with %j it is %s', async ({ media_type }, wanted, append_to_response) => {
    const id = (media_type === 'movie' ? movies : shows)[0]!;
    await answers.answerOf({ media_type, id }, wanted, never());
    const query = append_to_response === undefined ? {} : { append_to_response };
    expect(log.requests).toMatchObject([{ method: 'GET', path: `/${media_type}/${id}`, query }]);
    expect(Object.keys(log.requests[0]?.query ?? {})).toEqual(Object.keys(query));
  });
});

const raw = (parts: object) => ({ id: 603, title: 'The Lamplighter', ...parts });
const answering = (body: unknown) => server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));

describe('a part that cannot be read', () => {
  const wanted = { offersIn: 'DE', datesIn: 'DE' };
  const releases = { results: [{ iso_3166_1: 'DE', release_dates: [{ type: 3, release_date: '2026-12-12' }] }] };
  it.each<[string, object, object]>([
    ['no part is there', {}, {}],
    ['offers are a list', { 'watch/providers': [], release_dates: releases }, { dates: [{}] }],
    ['offers have no countries', { 'watch/providers': { results: 7 }, release_dates: releases }, { dates: [{}] }],
    ['dates are a text', { 'watch/providers': { results: {} }, release_dates: 'soon' }, { offers: NO_OFFERS }],
  ])('is absent, and costs no other: %s', async (_, parts, expected) => {
    answering(raw(parts));
    const { details, ...read } = await answers.answerOf(MOVIE, wanted, never());
    expect(details).toMatchObject({ id: 603, title: 'The Lamplighter' });
    expect(Object.keys(read)).toEqual(Object.keys(expected));
    expect(read).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ['are not there', undefined],
    ['are a list', []],
    ['have no crew', { cast: [] }],
    ['have a text for a cast', { cast: 'all', crew: [] }],
  ])('is absent of credits that %s', async (_, credits) => {
    answering(raw({ credits, release_dates: releases }));
    const { details, ...read } = await answers.answerOf(MOVIE, { datesIn: 'DE', credits: true }, never());
    expect(details).toMatchObject({ id: 603 });
    expect(Object.keys(read)).toEqual(['dates']);
  });

  it('is absent of seasons where one of them cannot be read', async () => {
    answering({ id: 1_396, name: 'Nine Dials', 'season/1': 'x' });
    expect(await answers.answerOf(SHOW, { seasons: [1] }, never())).not.toHaveProperty('seasons');
  });
});

describe('what TMDB answers of a movie’s releases', () => {
  const answer = async (release_dates: unknown, datesIn = 'DE') => {
    answering(raw({ release_dates }));
    return (await answers.answerOf(MOVIE, { datesIn }, never())).dates;
  };
  const release = (type: unknown, release_date: unknown) => ({ type, release_date, certification: '', note: '' });
  const inGermany = (...release_dates: readonly unknown[]) =>
    answer({ results: [{ iso_3166_1: 'DE', release_dates }] });

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
  ])('is %s (product.md, Calendar: kinds)', async (_, told, expected) => {
    expect((await inGermany(...told))?.map(({ kind, day }) => [kind, day])).toEqual(expected);
  });

  it('is the earliest of other countries where there is none (product.md, Calendar: other countries)', async () => {
    const results = [
      { iso_3166_1: 'US', release_dates: [release(4, '2027-02-01'), release(3, '2026-12-18')] },
      { iso_3166_1: 'FR', release_dates: [release(3, '2026-12-16'), release(1, '2026-05-16')] },
      { iso_3166_1: 'DE', release_dates: [release(1, '2026-02-16')] },
      { iso_3166_1: 'xx', release_dates: [release(3, '2020-01-01')] },
    ];
    expect(await answer({ results })).toEqual([{ kind: 'first', day: '2026-12-16' }]);
  });

  it('may have a country in two parts', async () => {
    const part = (date: string) => ({ iso_3166_1: 'DE', release_dates: [release(3, date)] });
    expect(await answer({ results: [part('2026-12-12'), part('2026-12-05')] })).toEqual([
      { kind: 'cinema', day: '2026-12-05' },
    ]);
  });

  it('is nothing where nothing is told', async () => {
    expect(await answer({})).toEqual([]);
    expect(await answer({ results: 'none' })).toEqual([]);
  });

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(answers.answerOf(MOVIE, {}, never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});

it('is said by the extras of a movie too, so that its page need not ask again (product.md, Calendar: title)', async () => {
  const extras = new TmdbTitleExtras(new TmdbClient(TMDB_CONFIG));
  for (const id of movies.slice(0, 10)) {
    const title = { media_type: 'movie', id } as const;
    const own = (await extras.extrasOf(title, never())).releases?.['DE'] ?? [];
    const { dates = [] } = await answers.answerOf(title, { datesIn: 'DE' }, never());
    expect(own).toEqual(dates.filter(({ kind }) => kind !== 'first'));
  }
});
