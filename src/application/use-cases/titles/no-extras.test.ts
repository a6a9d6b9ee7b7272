import { expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { NO_EXTRAS } from './no-extras.ts';

const { signal } = new AbortController();
const TITLE = { id: 7, media_type: 'movie' } as const;

it('a catalogue without extras knows none of a title, and no dates of countries', async () => {
  const { titleExtras, releaseDates } = NO_EXTRAS;
  expect(await titleExtras.extrasOf(TITLE, signal)).toEqual({ keywords: [], pictures: [], certifications: {} });
  expect(await releaseDates.datesOf(TITLE, 'DE', signal)).toEqual([]);
});

it('has no series of movies, and no seasons of shows', async () => {
  const notThere = new CatalogError({ kind: 'http', status: 404 });
  const { franchises, showCatalog } = NO_EXTRAS;
  await expect(franchises.partsOf(7, signal)).rejects.toEqual(notThere);
  await expect(showCatalog.seasonOf(7, 1, signal)).rejects.toEqual(notThere);
  await expect(showCatalog.seasonsOf(7, [1], signal)).rejects.toEqual(notThere);
});
