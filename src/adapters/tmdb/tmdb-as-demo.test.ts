import { describe, expect, it } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { HOME_ROWS } from '#domain/home-row.ts';
import { LISTING_NAMES } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';
import { titleKey, type MediaType } from '#domain/title.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { DemoCatalog } from '../demo/demo-catalog.ts';
import { TmdbCatalog } from './tmdb-catalog.ts';

const { data } = listenAsTmdb();

const demo = new DemoCatalog(data);
const tmdb = new TmdbCatalog(TMDB_CONFIG);
const signal = new AbortController().signal;

type Ask = (catalog: MovieCatalog) => Promise<unknown>;

const expectSame = async (ask: Ask): Promise<void> => {
  const [fromTmdb, fromDemo] = await Promise.all([ask(tmdb), ask(demo)]);
  expect(fromTmdb).toStrictEqual(fromDemo);
};

/** A sample of items, spread over the whole list. */
const sample = <T>(items: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).filter(
    (item) => item !== undefined,
  );

const TITLES = sample(data.titles, 20).map(({ type, id }) => ({ media_type: type, id }));
const PERSONS = sample(data.people, 10).map(({ id }) => id);
const MEDIA_TYPES: readonly MediaType[] = ['movie', 'tv'];
const nameOf = (id: number): string => data.people.find((person) => person.id === id)?.name ?? '';
const TEXTS = ['the', 'a', 'light', 'LANTERN', 'ö', '’', 'zzz', ...PERSONS.map((id) => nameOf(id).slice(0, 4))];

describe('TmdbCatalog answers as DemoCatalog does', () => {
  it('the home screen', async () => {
    await expectSame((catalog) => catalog.fetchTrending(signal));
    for (const { name } of HOME_ROWS) {
      if (name !== 'trending') await expectSame((catalog) => catalog.fetchHomeRow(name, signal));
    }
  });

  it.each(LISTING_NAMES)('pages 1 to 3 and the last of the listing %s', async (listing) => {
    const query = { listing, sort: 'popularity.desc' } as const;
    const { totalPages } = await demo.fetchListing(query, 1, signal);
    for (const page of [1, 2, 3, totalPages, totalPages + 1]) {
      await expectSame((catalog) => catalog.fetchListing(query, page, signal));
    }
  });

  it.each(LISTING_NAMES.flatMap((listing) => sortsOf(listing).map((sort) => [listing, sort] as const)))(
    'the listing %s by %s',
    async (listing, sort) => {
      await expectSame((catalog) => catalog.fetchListing({ listing, sort }, 1, signal));
      await expectSame((catalog) => catalog.fetchListing({ listing, sort }, 2, signal));
    },
  );

  it.each(MEDIA_TYPES)('every genre of %s', async (listing) => {
    await expectSame((catalog) => catalog.fetchGenres(listing, signal));
    for (const { id: genreId } of data.genres[listing]) {
      const query = { listing, sort: 'vote_average.desc', genreId } as const;
      await expectSame((catalog) => catalog.fetchListing(query, 1, signal));
    }
  });

  it.each(TEXTS)('the search for %j', async (text) => {
    for (const tab of ['multi', 'movie', 'tv', 'person'] as const) {
      await expectSame((catalog) => catalog.search({ tab, text }, 1, signal));
      await expectSame((catalog) => catalog.search({ tab, text }, 2, signal));
    }
  });

  it.each(TITLES.map((title) => [titleKey(title), title] as const))('%s', async (_, title) => {
    await expectSame((catalog) => catalog.fetchDetails(title, signal));
    await expectSame((catalog) => catalog.fetchCredits(title, signal));
    await expectSame((catalog) => catalog.fetchSimilar(title, signal));
    await expectSame((catalog) => catalog.fetchRecommendations(title, signal));
    await expectSame((catalog) => catalog.fetchVideos(title, signal));
  });

  it.each(PERSONS)('person %i', async (id) => {
    await expectSame((catalog) => catalog.fetchPerson(id, signal));
  });
});
