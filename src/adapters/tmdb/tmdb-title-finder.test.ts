import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { NameQuery } from '#domain/import/matching/title-question.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { ADULT_TITLES } from '#fixtures/fake-tmdb/strays.ts';
import { knownEpisodes, knownTitles } from '#fixtures/known-titles.ts';
import { DemoTitleFinder } from '../demo/demo-title-finder.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbTitleFinder } from './tmdb-title-finder.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();

const finder = new TmdbTitleFinder(new TmdbClient(TMDB_CONFIG));
const never = () => new AbortController().signal;

titleFinderContract('TmdbTitleFinder', () => ({
  finder,
  known: knownTitles(data),
  episodes: knownEpisodes(data),
}));

describe('TmdbTitleFinder answers as DemoTitleFinder does', () => {
  const demo = new DemoTitleFinder(data);
  const expectSame = async (ask: (from: TitleFinder) => Promise<unknown>): Promise<void> => {
    const [fromTmdb, fromDemo] = await Promise.all([ask(finder), ask(demo)]);
    expect(fromTmdb).toStrictEqual(fromDemo);
  };

  it('by a number, and by a name in a year or in any', async () => {
    for (const { imdb, tvdb, ...title } of knownTitles(data)) {
      await expectSame((from) => from.findById({ service: 'imdb', id: imdb }, never()));
      await expectSame((from) => from.findById({ service: 'tvdb', id: tvdb }, never()));
      await expectSame((from) => from.findByName(title, never()));
      await expectSame((from) => from.findByName({ name: title.name }, never()));
    }
    for (const name of ['the', 'a', 'ö', 'LANTERN']) await expectSame((from) => from.findByName({ name }, never()));
  });
});

describe('what TMDB is asked', () => {
  it.each<[NameQuery, string, Readonly<Record<string, string>>]>([
    [{ name: ' Dune ' }, '/search/multi', { query: 'Dune', page: '1' }],
    [{ name: 'Dune', media_type: 'movie' }, '/search/movie', { query: 'Dune', page: '1' }],
    [
      { name: 'a&b=c é', media_type: 'movie', year: 2021 },
      '/search/movie',
      { query: 'a&b=c é', page: '1', year: '2021' },
    ],
    [
      { name: 'Dune', media_type: 'tv', year: 2000 },
      '/search/tv',
      { query: 'Dune', page: '1', first_air_date_year: '2000' },
    ],
  ])('of the name %j (product.md, Provider calls: find)', async (query, path, params) => {
    await finder.findByName(query, never());
    expect(log.requests).toMatchObject([{ method: 'GET', path }]);
    expect(log.requests[0]?.query).toStrictEqual(params);
  });

  it.each([
    [{ service: 'imdb', id: 'tt0133093' } as const, '/find/tt0133093', 'imdb_id'],
    [{ service: 'tvdb', id: 81_189 } as const, '/find/81189', 'tvdb_id'],
  ])('of the number %j (product.md, Provider calls: find)', async (id, path, source) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await finder.findById(id, never());
    expect(log.requests).toMatchObject([{ method: 'GET', path, query: { external_source: source } }]);
    expect(timeout.mock.calls).toEqual([[30_000]]);
  });

  it('of the number of an episode (product.md, Provider calls: find)', async () => {
    await finder.findEpisode(349_232, never());
    for (const id of [0, -1, 1.5]) await finder.findEpisode(id, never());
    expect(log.requests).toMatchObject([
      { method: 'GET', path: '/find/349232', query: { external_source: 'tvdb_id' } },
    ]);
  });

  it('is nothing that cannot be: no blank name, and no number that would be another path', async () => {
    await finder.findByName({ name: '  ' }, never());
    for (const id of ['', 'tt', 'tt1/../../configuration', 'nm1'])
      await finder.findById({ service: 'imdb', id }, never());
    for (const id of [0, -1, 1.5]) await finder.findById({ service: 'tvdb', id }, never());
    expect(log.requests).toEqual([]);
  });
});

describe('what TMDB answers', () => {
  const answering = (body: object) => server.use(http.get(`${API}/*`, () => HttpResponse.json(body)));
  const found = (lists: object) => ({ movie_results: [], tv_results: [], tv_episode_results: [], ...lists });
  const page = (...results: readonly object[]) => ({ page: 1, results, total_pages: 1, total_results: results.length });

  it('is left out where it is an adult title, a person, or an episode', async () => {
    answering(
      found({
        movie_results: [...ADULT_TITLES, { id: 7, title: 'Low Tide', media_type: 'movie' }],
        person_results: [{ id: 8, name: 'Somebody', media_type: 'person' }],
        tv_episode_results: [{ id: 9, name: 'Pilot', media_type: 'tv_episode' }],
      }),
    );
    const titles = await finder.findById({ service: 'imdb', id: 'tt0000007' }, never());
    expect(titles).toMatchObject([{ id: 7, media_type: 'movie', title: 'Low Tide' }]);
  });

  it('is no movie, though asked by a number of TVDB', async () => {
    answering(found({ movie_results: [{ id: 7, title: 'Low Tide' }], tv_results: [{ id: 8, name: 'Low Tide' }] }));
    const titles = await finder.findById({ service: 'tvdb', id: 7 }, never());
    expect(titles.map(({ media_type, id }) => [media_type, id])).toEqual([['tv', 8]]);
  });

  it('has the name of where a title was made, where that is another', async () => {
    answering(
      page(
        { id: 1, title: 'City of God', original_title: 'Cidade de Deus' },
        { id: 2, title: 'Dune', original_title: 'Dune' },
        { id: 3, title: 'Tides', original_title: null },
      ),
    );
    const { titles } = await finder.findByName({ name: 'x', media_type: 'movie' }, never());
    expect(titles.map(({ originalName }) => originalName)).toEqual(['Cidade de Deus', undefined, undefined]);
  });

  it('is the first episode that can be read (product.md, Import: numbers of episodes)', async () => {
    const strays = [null, {}, { show_id: 7, season_number: '1', episode_number: 2 }, { show_id: 7, season_number: -1 }];
    const episode = { id: 9, show_id: 7, season_number: 2_024, episode_number: 0, name: 'Pilot' };
    answering(found({ tv_episode_results: [...strays, episode] }));
    expect(await finder.findEpisode(349_232, never())).toEqual({ show: 7, season: 2_024, number: 0 });
    answering(found({ tv_episode_results: strays }));
    expect(await finder.findEpisode(349_232, never())).toBeUndefined();
    answering({});
    await expect(finder.findEpisode(349_232, never())).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  });

  it.each([{}, { movie_results: {} }, [], 'x'])('cannot be read where it is %j', async (body) => {
    answering(body as object);
    const failure = { failure: { kind: 'malformed' } };
    await expect(finder.findById({ service: 'imdb', id: 'tt0000007' }, never())).rejects.toMatchObject(failure);
    await expect(finder.findByName({ name: 'x' }, never())).rejects.toMatchObject(failure);
  });
});
