import { expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { catalogAnswers, NO_EXTRAS } from './no-extras.ts';

const { signal } = new AbortController();
const TITLE = { id: 7, media_type: 'movie' } as const;

it('a catalogue without extras knows none of a title', async () => {
  const { titleExtras } = NO_EXTRAS;
  expect(await titleExtras.extrasOf(TITLE, signal)).toEqual({ keywords: [], pictures: [], certifications: {} });
});

it('has no series of movies, and no seasons of shows', async () => {
  const notThere = new CatalogError({ kind: 'http', status: 404 });
  const { franchises, showCatalog } = NO_EXTRAS;
  await expect(franchises.partsOf(7, signal)).rejects.toEqual(notThere);
  await expect(showCatalog.seasonOf(7, 1, signal)).rejects.toEqual(notThere);
  await expect(showCatalog.seasonsOf(7, [1], signal)).rejects.toEqual(notThere);
});

it('answers lists with details and credits, with offers of nobody, and without dates and seasons, each where it is asked for', async () => {
  const details = { ...aTitle({ id: 7 }), genres: [], created_by: [] };
  const credits = { cast: [], crew: [{ id: 90, name: 'Ines', job: 'Director', department: 'Directing' }] };
  const catalog = stubCatalog({ fetchDetails: async () => details, fetchCredits: async () => credits });
  const { answerOf } = catalogAnswers(catalog);
  expect(await answerOf(TITLE, {}, signal)).toEqual({ details });
  const wanted = { offersIn: 'DE', datesIn: 'DE', seasons: [1], credits: true } as const;
  expect(await answerOf(TITLE, wanted, signal)).toEqual({
    details,
    offers: NO_OFFERS,
    dates: [],
    seasons: [],
    credits,
  });
});
