import type { FinderHarness } from '#application/ports/catalog/title-finder.contract.ts';
import type { ForeignId } from '#domain/import/matching/title-question.ts';
import { finderHarness as soundHarness } from '#fixtures/json-catalog/json-catalog.harness.ts';

/** Finds a movie by a number of TVDB's, which numbers shows alone. */
export const finderHarness = (): FinderHarness => {
  const harness = soundHarness();
  const { finder, known } = harness;
  const imdbOf = ({ service, id }: ForeignId): ForeignId => {
    const movie = service === 'tvdb' && known.find(({ media_type, tvdb }) => media_type === 'movie' && tvdb === id);
    return movie ? { service: 'imdb', id: movie.imdb } : ({ service, id } as ForeignId);
  };
  return {
    ...harness,
    finder: Object.assign(Object.create(finder) as typeof finder, {
      findById: (id: ForeignId, signal: AbortSignal) => finder.findById(imdbOf(id), signal),
    }),
  };
};
