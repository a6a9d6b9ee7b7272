import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { titleExtrasContract } from '#application/ports/catalog/title-extras.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { DemoTitleExtras } from '../demo/demo-title-extras.ts';
import { DEMO_NOW } from '../demo/extras/demo-extras.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbTitleExtras } from './tmdb-title-extras.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const known = knownTitles(data);

const extras = new TmdbTitleExtras(new TmdbClient(TMDB_CONFIG));
const movie = { media_type: 'movie', id: 603 } as const;

titleExtrasContract('TmdbTitleExtras', () => ({ extras, known, missingId: 999_999 }));

it('TmdbTitleExtras answers as DemoTitleExtras does', async () => {
  const demo = new DemoTitleExtras(data, { now: () => DEMO_NOW });
  const first = data.titles.slice(0, 60).map(({ type, id }) => ({ media_type: type, id }));
  for (const title of [...known, ...first])
    expect(await extras.extrasOf(title, never())).toStrictEqual(await demo.extrasOf(title, never()));
});

describe('what TMDB is asked (product.md, Provider calls: extras)', () => {
  it.each([
    ['movie', 'external_ids,keywords,images,release_dates'],
    ['tv', 'external_ids,keywords,images,content_ratings'],
  ] as const)('of a title, a %s, in one call', async (media_type, append_to_response) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { id } = known.find((title) => title.media_type === media_type)!;
    await extras.extrasOf({ media_type, id }, never());
    expect(log.requests).toMatchObject([{ method: 'GET', path: `/${media_type}/${id}` }]);
    expect(log.requests[0]?.query).toStrictEqual({ append_to_response, include_image_language: 'en,null' });
    expect(timeout.mock.calls).toEqual([[30_000]]);
  });

  it('is nothing that cannot be', async () => {
    await extras.extrasOf({ ...movie, id: 1.5 }, never()).catch(() => undefined);
    await extras.extrasOf(movie, AbortSignal.abort()).catch(() => undefined);
    expect(log.requests).toEqual([]);
  });
});

describe('what TMDB answers', () => {
  const answer = (body: unknown) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));
    return extras.extrasOf(movie, never());
  };
  const of = (parts: object) => answer({ id: 603, ...parts });
  const picture = (file_path: unknown, more: object = {}) => ({
    file_path,
    width: 1_920,
    height: 1_080,
    vote_average: 5,
    vote_count: 4,
    iso_639_1: null,
    ...more,
  });
  const pathsOf = async (...backdrops: readonly unknown[]) =>
    (await of({ images: { backdrops } })).pictures.map(({ path }) => path);

  it.each([
    ['of a movie', { keywords: { keywords: [{ id: 9_714, name: 'remake' }] } }],
    ['of a show', { keywords: { results: [{ id: 9_714, name: 'remake' }] } }],
  ])('has the keywords %s', async (_, parts) => {
    expect((await of(parts)).keywords).toEqual([{ id: 9_714, name: 'remake' }]);
  });

  it('loses a keyword that cannot be read, and no other; 2,000 of them are all there, each once', async () => {
    const broken = [null, 7, {}, { id: 0, name: 'x' }, { id: 1 }, { id: 2, name: '' }, { id: '3', name: 'x' }];
    expect((await of({ keywords: { keywords: [...broken, { id: 4, name: 'sea' }] } })).keywords).toEqual([
      { id: 4, name: 'sea' },
    ]);
    const many = Array.from({ length: 2_000 }, (_, at) => ({ id: 1 + (at % 1_999), name: `k${at}` }));
    expect((await of({ keywords: { results: many } })).keywords).toHaveLength(1_999);
  });

  it('has the backdrops without text or with English, the best first, each once', async () => {
    const paths = await pathsOf(
      picture('/b.jpg', { vote_average: 5.1 }),
      picture('/de.jpg', { iso_639_1: 'de', vote_average: 9 }),
      picture('/a.jpg', { vote_average: 5.3, iso_639_1: 'en' }),
      picture('/b.jpg', { vote_average: 9 }),
      picture('/c.jpg', { vote_average: 5.1, vote_count: 9 }),
      picture('/d.jpg', { vote_average: null, iso_639_1: undefined }),
    );
    expect(paths).toEqual(['/a.jpg', '/c.jpg', '/b.jpg', '/d.jpg']);
  });

  it('loses a picture at what is no path, and has one of an unknown size', async () => {
    const paths = await pathsOf(null, picture(null), picture('//x/y.jpg'), picture('/a b.jpg'), picture('/../a'), {});
    expect(paths).toEqual([]);
    expect((await of({ images: { backdrops: [picture('/a.jpg', { width: 'x', height: -1 })] } })).pictures).toEqual([
      { path: '/a.jpg', width: 0, height: 0 },
    ]);
  });

  const release = (certification: unknown, type: unknown) => ({ certification, type, release_date: '2020-01-01' });
  const germanOf = async (...release_dates: readonly unknown[]) =>
    (await of({ release_dates: { results: [{ iso_3166_1: 'DE', release_dates }] } })).certifications['DE'];

  it.each([
    ['that of theatres', [release('16', 1), release('12', 3), release('18', 4)], '12'],
    [
      'the first that is not empty, where theatres have none',
      [release('', 3), release('16', 1), release('18', 5)],
      '16',
    ],
    ['the second of theatres, where the first is empty', [release('', 3), release('6', 5), release('12', 3)], '12'],
    ['without spaces around it', [release(' 12 ', 3)], '12'],
    ['of a release of an unknown kind', [release('12', 'x')], '12'],
    ['none of empty ones', [release('', 3), release('  ', 1), release(null, 2), release(12, 2)], undefined],
    ['none of one that was not rated', [release('NR', 3)], undefined],
    ['none of what cannot be read', [null, 7, 'x'], undefined],
  ])('has as the age rating of a movie %s', async (_, releases, expected) => {
    expect(await germanOf(...releases)).toBe(expected);
  });

  it('has the age rating of a show in each country that has a code, once', async () => {
    const rated = (iso_3166_1: unknown, rating: unknown) => ({ iso_3166_1, rating, descriptors: [] });
    const results = [
      rated('US', 'TV-MA'),
      rated('us', 'x'),
      rated('', 'x'),
      rated('DE', ''),
      rated('US', 'TV-14'),
      null,
    ];
    expect((await of({ content_ratings: { results } })).certifications).toEqual({ US: 'TV-MA' });
  });

  it.each([
    [{ external_ids: { imdb_id: 'tt0133093' } }, 'tt0133093'],
    [{ imdb_id: 'tt0133093', external_ids: { imdb_id: '' } }, 'tt0133093'],
    [{ external_ids: { imdb_id: 'tt0' } }, undefined],
    [{ external_ids: null }, undefined],
  ])('has of %j the number of IMDb', async (parts, expected) => {
    expect((await of(parts)).imdb_id).toBe(expected);
  });

  it.each([null, 7, 'x', [], {}])('is nothing of parts that are %j', async (part) => {
    const parts = { external_ids: part, keywords: part, images: part, release_dates: part, content_ratings: part };
    expect(await of(parts)).toStrictEqual({ keywords: [], pictures: [], certifications: {} });
  });

  it.each([{}, { id: 'x' }, null, [], 'x'])('cannot be read where it is %j', async (body) => {
    await expect(answer(body)).rejects.toMatchObject({ failure: { kind: 'malformed' } });
  });

  it('has nothing of an adult title', async () => {
    await expect(of({ adult: true })).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } });
  });

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(extras.extrasOf(movie, never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});
