import { expect, it } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoCatalog } from '../demo/demo-catalog.ts';
import { DemoWatchOptions } from '../demo/watch/demo-watch-options.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const { data } = listenAsTmdb();

const demo = new DemoCatalog(data);
const options = new DemoWatchOptions(data);
const { signal } = new AbortController();

// product.md, Where to watch: explore.
it.each([
  ['movie', 'DE', [9001]],
  ['movie', 'DE', [9001, 9003]],
  ['tv', 'US', [9004, 9007]],
  ['tv', 'US', [9003]],
] as const)(
  'a listing (%s) has what is streamed in %s on one of %j, and nothing else',
  async (listing, region, services) => {
    const ask = (catalog: MovieCatalog, watch?: { region: string; services: readonly number[] }) =>
      catalog.fetchListing({ listing, sort: 'popularity.desc', ...(watch && { watch }) }, 1, signal);
    const [asked, all] = await Promise.all([ask(demo, { region, services }), ask(demo)]);
    expect(await ask(new TmdbCatalog(TMDB_CONFIG), { region, services })).toStrictEqual(asked);
    expect(asked.totalResults).toBeLessThan(all.totalResults);
    const isOn = await Promise.all(
      all.results.map(async (title) => {
        const { stream } = await options.optionsOf(title, region, signal);
        return stream.some(({ id }) => services.some((service) => service === id));
      }),
    );
    const expected = all.results.filter((_, at) => isOn[at]);
    expect(asked.results.slice(0, expected.length)).toEqual(expected);
  },
);
