import { of } from 'rxjs';
import type { ImportFacade, Matching, MatchState, ReviewFacade } from '#application/use-cases/import/import-facade.ts';
import { NO_EPISODES } from '#domain/import/episodes/place-episodes.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';

/** What was found in files in which nothing was found, but for what a test gives. */
export const aReading = (fields: Partial<ImportReading> = {}): ImportReading => ({
  sources: [],
  titles: [],
  lists: [],
  leftOut: [],
  putTogether: { rows: 0, titles: 0, lists: 0, seenBefore: 0, daysOver: 0, viewings: 0, ratings: 0, notes: 0 },
  unreadDays: 0,
  unreadDayExamples: [],
  unrecognised: [],
  ...fields,
});

/** A matching that is done at once, and has found nothing. */
const matchNothing = ({ titles }: ImportReading): Matching => ({
  state$: of<MatchState>({
    status: 'done',
    isOffline: false,
    total: titles.length,
    matches: titles.map((imported) => ({ kind: 'not-found', imported })),
  }),
  pause: () => undefined,
  resume: () => undefined,
});

/** An import that reads nothing, finds nothing and adds nothing, but for what a test gives. */
export const anImportFacade = (parts: Partial<ImportFacade> = {}): ImportFacade => {
  const review: ReviewFacade = {
    read: async () => ({ kind: 'read', reading: aReading() }),
    match: matchNothing,
    search: async () => ({ status: 'loaded', value: [] }),
    placed: () => NO_EPISODES,
    place: async () => NO_EPISODES,
    gain: () => 'new',
    daysOver: () => [],
    ...parts,
  };
  return { add: () => undefined, converting: { ...review, convert: async () => undefined }, ...review, ...parts };
};
