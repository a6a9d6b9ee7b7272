import { notThere } from '#domain/catalog-failure.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { TitleAnswers } from '../../ports/catalog/title-answers.ts';
import type { Ports } from '../../ports/port.ts';

const rejected = () => Promise.reject(notThere());

/** Of a catalogue that knows no more of its titles than their details, no series and no episodes. */
export const NO_EXTRAS: Pick<Ports, 'titleExtras' | 'franchises' | 'showCatalog'> = {
  titleExtras: { extrasOf: async () => ({ keywords: [], pictures: [], certifications: {} }) },
  franchises: { partsOf: rejected },
  showCatalog: { seasonOf: rejected, seasonsOf: rejected },
};

/** What lists want to know of the titles of such a catalogue: no more than their details and their credits. */
export const catalogAnswers = (catalog: Pick<MovieCatalog, 'fetchDetails' | 'fetchCredits'>): TitleAnswers => ({
  answerOf: async (title, { offersIn, datesIn, seasons, credits }, signal) => ({
    details: await catalog.fetchDetails(title, signal),
    ...(offersIn !== undefined && { offers: NO_OFFERS }),
    ...(datesIn !== undefined && { dates: [] }),
    ...(seasons && { seasons: [] }),
    ...(credits && { credits: await catalog.fetchCredits(title, signal) }),
  }),
});
