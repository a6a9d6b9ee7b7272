import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { showCatalogContract } from '#application/ports/catalog/show-catalog.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoShowCatalog } from '../demo/demo-show-catalog.ts';
import { DEMO_NOW } from '../demo/extras/demo-extras.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbShowCatalog } from './tmdb-show-catalog.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const shows = new TmdbShowCatalog(new TmdbClient(TMDB_CONFIG));
const known = data.titles
  .flatMap(({ type, date, id }) => (type === 'tv' && date !== undefined ? [id] : []))
  .slice(0, 8);
const [show = 0] = known;

showCatalogContract('TmdbShowCatalog', () => ({ shows, known, missingId: 999_999 }));

it('TmdbShowCatalog answers as DemoShowCatalog does', async () => {
  const demo = new DemoShowCatalog(data, { now: () => DEMO_NOW });
  for (const id of known) {
    const answer = await shows.seasonsOf(id, [0, 1, 2], never());
    expect(answer).toStrictEqual(await demo.seasonsOf(id, [0, 1, 2], never()));
  }
});

it('asks TMDB once for a season, and once for several (product.md, Provider calls: seasons)', async () => {
  await shows.seasonOf(show, 1, never());
  await shows.seasonsOf(show, [3, 4, 1], never());
  await shows.seasonsOf(show, [], never());
  for (const season of [-1, 1.5]) await shows.seasonOf(show, season, never()).catch(() => undefined);
  expect(log.requests).toMatchObject([
    { method: 'GET', path: `/tv/${show}/season/1`, query: {} },
    { method: 'GET', path: `/tv/${show}`, query: { append_to_response: 'season/3,season/4,season/1' } },
    { method: 'GET', path: `/tv/${show}`, query: {} },
  ]);
});

describe('what TMDB answers of a season', () => {
  const answer = (body: unknown) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));
    return shows.seasonOf(1396, 2024, never());
  };
  const episode = (episode_number: unknown, more: object = {}) => ({ id: 7, episode_number, name: 'N', ...more });
  const numbersOf = async (...episodes: readonly unknown[]) =>
    (await answer({ season_number: 2024, name: '2024', episodes })).episodes.map(
      ({ episode_number }) => episode_number,
    );

  it('is in the order of the numbers, gaps and 0 among them', async () => {
    expect(await numbersOf(episode(9), episode(0), episode(3))).toEqual([0, 3, 9]);
  });

  it('has each number once, the first one, and none that cannot be read (tmdb.md, Fields: seasons)', async () => {
    const strays = [episode('2'), episode(-1), episode(1.5), episode(null), {}, null, 7];
    expect(await numbersOf(episode(2), ...strays, episode(2, { name: 'Again' }), episode(1))).toEqual([1, 2]);
  });

  it('may have 1,500 episodes', async () => {
    expect(await numbersOf(...Array.from({ length: 1_500 }, (_, at) => episode(at)))).toHaveLength(1_500);
  });

  it.each(['', null, '0000-00-00', '2026-02-30', 'soon', 7])('has no date where it is %j', async (air_date) => {
    const { episodes } = await answer({ season_number: 1, episodes: [episode(1, { air_date })] });
    expect(episodes).toEqual([{ id: 7, episode_number: 1, name: 'N', overview: '', still_path: null }]);
  });

  it('has a date that is far away', async () => {
    const { episodes } = await answer({ season_number: 1, episodes: [episode(1, { air_date: '9999-12-31' })] });
    expect(episodes[0]?.air_date).toBe('9999-12-31');
  });

  it.each([{}, { season_number: 'x' }, { episodes: [] }, null, [], 'x'])(
    'cannot be read where it is %j',
    async (body) => {
      await expect(answer(body)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
    },
  );

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(shows.seasonOf(1396, 1, never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});
