import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { watchOptionsContract } from '#application/ports/catalog/watch-options.contract.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { DemoWatchOptions } from '../demo/watch/demo-watch-options.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbWatchOptions } from './tmdb-watch-options.ts';

const { apiUrl: API } = TMDB_CONFIG;
const { data, log, server } = listenAsTmdb();
const known = knownTitles(data);

const options = new TmdbWatchOptions(new TmdbClient(TMDB_CONFIG));
const movie = { media_type: 'movie', id: 603 } as const;

watchOptionsContract('TmdbWatchOptions', () => ({ options, known, missingId: 999_999 }));

describe('TmdbWatchOptions answers as DemoWatchOptions does, but for its page', () => {
  const demo = new DemoWatchOptions(data);

  it.each(['DE', 'US'])('in %s', async (region) => {
    expect(await options.regions(never())).toStrictEqual(await demo.regions(never()));
    expect(await options.services(region, never())).toStrictEqual(await demo.services(region, never()));
    for (const title of known) {
      const { link, ...offers } = await options.optionsOf(title, region, never());
      expect({ link: null, ...offers }).toStrictEqual(await demo.optionsOf(title, region, never()));
      const page = `https://www.themoviedb.org/${title.media_type}/${title.id}/watch?locale=${region}`;
      expect([null, page]).toContain(link);
    }
  });
});

describe('what TMDB is asked (product.md, Provider calls: watch)', () => {
  it('of the countries', async () => {
    await options.regions(never());
    expect(log.requests).toMatchObject([{ method: 'GET', path: '/watch/providers/regions', query: {} }]);
  });

  it('of the services of a country: those for movies and those for shows', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await options.services('DE', never());
    expect(log.requests).toMatchObject([
      { path: '/watch/providers/movie', query: { watch_region: 'DE' } },
      { path: '/watch/providers/tv', query: { watch_region: 'DE' } },
    ]);
    expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
  });

  it.each(['movie', 'tv'] as const)('of a title, a %s', async (media_type) => {
    const { id } = known.find((title) => title.media_type === media_type)!;
    await options.optionsOf({ media_type, id }, 'DE', never());
    expect(log.requests).toMatchObject([{ path: `/${media_type}/${id}/watch/providers`, query: {} }]);
  });

  it('is nothing that cannot be: no other country, and no id that would be another path', async () => {
    for (const region of ['de', 'DEU', '../x']) {
      await options.services(region, never());
      await options.optionsOf(movie, region, never());
    }
    await options.optionsOf({ ...movie, id: 1.5 }, 'DE', never()).catch(() => undefined);
    expect(log.requests).toEqual([]);
  });
});

describe('what TMDB answers', () => {
  const answering = (body: unknown) => server.use(http.get(`${API}/*`, () => HttpResponse.json(body as object)));
  const service = (id: number, more: object = {}) => ({
    provider_id: id,
    provider_name: `S${id}`,
    logo_path: '/a.jpg',
    ...more,
  });
  const read = (id: number) => ({ id, name: `S${id}`, logoPath: '/a.jpg' });
  const ofGermany = (offers: unknown) => {
    answering({ id: 603, results: { US: { flatrate: [service(99)] }, DE: offers } });
    return options.optionsOf(movie, 'DE', never());
  };

  it('is one line of what is streamed: by subscription, for nothing, with ads; each service once', async () => {
    const offers = await ofGermany({
      link: 'https://www.themoviedb.org/movie/603/watch?locale=DE',
      ads: [service(3), service(1)],
      free: [service(2), service(2)],
      flatrate: [service(1)],
      rent: [service(5), service(1)],
      buy: [service(6)],
    });
    expect(offers).toStrictEqual({
      link: 'https://www.themoviedb.org/movie/603/watch?locale=DE',
      stream: [read(1), read(2), read(3)],
      rent: [read(5), read(1)],
      buy: [read(6)],
    });
  });

  it.each([
    ['results without countries', { id: 603, results: {} }],
    ['an empty list in their place', { id: 603, results: [] }],
    ['a country that is null', { results: { DE: null } }],
    ['a country that is a text', { results: { DE: 'x' } }],
    ['a country with other ways alone', { results: { DE: { link: null, theatrical: [service(1)] } } }],
  ])('is nothing, where there are %s', async (_, body) => {
    answering(body);
    expect(await options.optionsOf(movie, 'DE', never())).toStrictEqual(NO_OFFERS);
  });

  it('may have a service without a logo, or with one that is no path', async () => {
    const { stream } = await ofGermany({
      flatrate: [
        service(1, { logo_path: null }),
        service(2, { logo_path: undefined }),
        service(3, { logo_path: '//x/y' }),
      ],
    });
    expect(stream.map(({ logoPath }) => logoPath)).toEqual([null, null, null]);
  });

  it('loses a service that cannot be read, and no other', async () => {
    const broken = [null, 7, {}, service(0), service(1.5), service(2, { provider_name: '' }), { provider_id: 'x' }];
    expect((await ofGermany({ flatrate: [...broken, service(8)], rent: 'x', buy: {} })).stream).toEqual([read(8)]);
  });

  it.each(['javascript:alert(1)', 'http://x.test/', '//x.test/', 'x', '', 7, null])(
    'has no page at %j',
    async (link) => {
      expect(await ofGermany({ link, buy: [service(1)] })).toMatchObject({ link: null, buy: [read(1)] });
    },
  );

  it('loses a country that cannot be read, and no other', async () => {
    const region = (code: unknown, english_name: unknown = 'X') => ({ iso_3166_1: code, english_name });
    answering({ results: [region('DE', 'Germany'), region('de'), region(7), region('FR', ''), null, region('DE')] });
    expect(await options.regions(never())).toEqual([{ code: 'DE', name: 'Germany' }]);
  });

  it('has its order for each country', async () => {
    const ranked = (id: number, display_priority: unknown, display_priorities?: unknown) =>
      service(id, { display_priority, display_priorities });
    answering({
      results: [
        ranked(1, 0, { DE: 9 }),
        ranked(2, 5, { DE: 1, US: 9 }),
        ranked(3, 3),
        ranked(4, 'x', []),
        ranked(5, 2, { DE: null }),
      ],
    });
    expect((await options.services('DE', never())).map(({ id }) => id)).toEqual([2, 5, 3, 1, 4]);
  });

  it.each([{}, { results: 7 }, { results: null }, [], 'x'])('cannot be read where it is %j', async (body) => {
    answering(body);
    const failure = { failure: { kind: 'malformed' } };
    await expect(options.optionsOf(movie, 'DE', never())).rejects.toMatchObject(failure);
    await expect(options.services('DE', never())).rejects.toMatchObject(failure);
    await expect(options.regions(never())).rejects.toMatchObject(failure);
  });

  it.each([404, 429, 500])('is passed on as %i', async (status) => {
    server.use(http.get(`${API}/*`, () => HttpResponse.json({}, { status })));
    await expect(options.optionsOf(movie, 'DE', never())).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});
