import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureOf } from '#domain/catalog-failure.ts';
import { isImagePath } from '#domain/image-source.ts';
import { mapToFranchise } from './map-to-franchise.ts';
import { mapToTitleDetails } from './map-to-title-details.ts';
import { mapToTitleExtra } from './map-to-title-extra.ts';

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    undefined,
    Number.NaN,
    'x'.repeat(9_000),
    'javascript:alert(1)',
    'tt0',
    'https://x.example',
    '/a.jpg',
    'DE',
  ),
);
const id = fc.oneof(fc.constant(603), anything);
const list = (item: fc.Arbitrary<unknown>) => fc.oneof(anything, fc.array(item));
const named = fc.record({ id, name: anything });

const details = fc.record({
  id,
  title: anything,
  name: anything,
  original_title: anything,
  original_language: anything,
  origin_country: list(anything),
  production_countries: list(fc.record({ iso_3166_1: anything })),
  production_companies: list(named),
  networks: list(named),
  homepage: anything,
  imdb_id: anything,
  belongs_to_collection: fc.oneof(anything, named),
  seasons: list(fc.record({ season_number: anything, name: anything, air_date: anything })),
  next_episode_to_air: fc.oneof(anything, fc.record({ season_number: anything, episode_number: anything })),
});
const extra = fc.record({
  id,
  external_ids: fc.oneof(anything, fc.record({ imdb_id: anything })),
  keywords: fc.oneof(anything, fc.record({ keywords: list(named), results: list(named) })),
  images: fc.oneof(
    anything,
    fc.record({ backdrops: list(fc.record({ file_path: anything, vote_average: anything })) }),
  ),
  release_dates: fc.oneof(
    anything,
    fc.record({
      results: list(
        fc.record({
          iso_3166_1: anything,
          release_dates: list(fc.record({ certification: anything, type: anything })),
        }),
      ),
    }),
  ),
  content_ratings: fc.oneof(
    anything,
    fc.record({ results: list(fc.record({ iso_3166_1: anything, rating: anything })) }),
  ),
});
const franchise = fc.record({
  id,
  name: anything,
  overview: anything,
  parts: list(fc.record({ id, title: anything })),
});

const outcome = (read: () => unknown) => {
  try {
    return read() === undefined ? 'nothing' : 'read';
  } catch (error) {
    return failureOf(error)?.kind;
  }
};

it('what TMDB says of a title and of a series is read, or malformed, and nothing else, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(anything, details, extra, franchise), (raw) => {
      for (const read of [
        () => mapToTitleDetails(raw, 'movie'),
        () => mapToTitleDetails(raw, 'tv'),
        () => mapToTitleExtra(raw),
        () => mapToFranchise(raw),
      ])
        expect(['read', 'malformed', 'http']).toContain(outcome(read));
    }),
  );
});

it('nothing that leads elsewhere passes but addresses of the web, and no picture but at a path', () => {
  fc.assert(
    fc.property(details, extra, (rawDetails, rawExtra) => {
      const title = { ...rawDetails, id: 603, title: 'A', name: 'A' };
      for (const type of ['movie', 'tv'] as const) {
        const { homepage = 'https:', imdb_id = 'tt0000001' } = mapToTitleDetails(title, type);
        expect([homepage, imdb_id]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/^tt\d{7,}$/)]);
      }
      const { pictures } = mapToTitleExtra({ ...rawExtra, id: 603 });
      expect(pictures.every(({ path }) => isImagePath(path))).toBe(true);
    }),
  );
});
