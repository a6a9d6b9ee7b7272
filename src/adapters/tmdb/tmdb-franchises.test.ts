import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { franchisesContract } from '#application/ports/catalog/franchises.contract.ts';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoFranchises } from '../demo/demo-franchises.ts';
import { DEMO_EXTRAS } from '../demo/extras/demo-extras.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbFranchises } from './tmdb-franchises.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const known = DEMO_EXTRAS.franchises.map(({ id }) => id);
const franchises = new TmdbFranchises(new TmdbClient(TMDB_CONFIG));

franchisesContract('TmdbFranchises', () => ({ franchises, known, missingId: 999_999 }));

it('TmdbFranchises answers as DemoFranchises does', async () => {
  const demo = new DemoFranchises(data);
  for (const id of known) expect(await franchises.partsOf(id, never())).toStrictEqual(await demo.partsOf(id, never()));
});

it('asks TMDB once for a series (product.md, Provider calls: franchise), and for nothing that cannot be', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await franchises.partsOf(known[0]!, never());
  for (const id of [0, -1, 1.5]) await franchises.partsOf(id, never()).catch(() => undefined);
  await franchises.partsOf(known[0]!, AbortSignal.abort()).catch(() => undefined);
  expect(log.requests).toMatchObject([{ method: 'GET', path: `/collection/${known[0]}`, query: {} }]);
  expect(timeout.mock.calls).toEqual([[30_000]]);
});

describe('what TMDB answers of a series', () => {
  const answer = (body: unknown) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));
    return franchises.partsOf(8_091, never());
  };
  const part = (id: unknown, more: object = {}) => ({
    id,
    media_type: 'movie',
    title: `Part ${String(id)}`,
    release_date: `20${String(id).padStart(2, '0')}-01-01`,
    ...more,
  });
  const of = (...parts: readonly unknown[]) => answer({ id: 8_091, name: 'Alien Collection', parts });
  const idsOf = async (...parts: readonly unknown[]) => (await of(...parts)).parts.map(({ id }) => id);

  it('is in the order of release, parts of one day as given, those without a date last', async () => {
    const undated = [part(1, { release_date: '' }), part(2, { release_date: null }), part(3, { release_date: '20xx' })];
    const sameDay = [part(9, { release_date: '2009-01-01' }), part(8, { release_date: '2009-01-01' })];
    expect(await idsOf(...undated, part(12), ...sameDay, part(4))).toEqual([4, 9, 8, 12, 1, 2, 3]);
  });

  it('has each part once, none of adults, none of another kind, and none that cannot be read', async () => {
    const strays = [
      part(5, { adult: true }),
      part(6, { softcore: true }),
      part(7, { media_type: 'tv' }),
      part(8, { media_type: 'person' }),
      part(0),
      part('9'),
      null,
      7,
    ];
    expect(await idsOf(part(2), ...strays, part(2, { title: 'Again' }), part(1))).toEqual([1, 2]);
  });

  it('has a part that does not say what it is', async () => {
    const bare = { id: 3, original_title: 'Drei' };
    expect((await of(bare)).parts).toMatchObject([{ media_type: 'movie', id: 3, title: 'Drei' }]);
  });

  it.each([
    ['no parts', []],
    ['parts that are none', { parts: null }],
  ])('may have %s', async (_, parts) => {
    expect(
      await answer({ id: 8_091, name: 'Alien Collection', ...(Array.isArray(parts) ? { parts } : parts) }),
    ).toEqual({
      id: 8_091,
      name: 'Alien Collection',
      overview: '',
      poster_path: null,
      backdrop_path: null,
      parts: [],
    });
  });

  it.each([{}, { id: 8_091 }, { id: 8_091, name: '' }, { id: 'x', name: 'Alien Collection' }, null, [], 'x'])(
    'cannot be read where it is %j',
    async (body) => {
      await expect(answer(body)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
    },
  );

  it('is none of adult movies', async () => {
    const body = { id: 8_091, name: 'X', adult: true, parts: [] };
    await expect(answer(body)).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } });
  });

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(franchises.partsOf(8_091, never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});
