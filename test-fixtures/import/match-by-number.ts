import { BehaviorSubject } from 'rxjs';
import type { RememberedAnswer } from '#application/ports/memories/match-memory.ts';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '../a-title.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { anImportedTitle } from './an-imported-title.ts';
import { matchTitlesOf } from './match-titles-of.ts';

/** The movie of a number. */
export const numberedMovie = (id: number): TitleDetails => ({
  ...aTitle({ id, title: `T${id}` }),
  genres: [],
  created_by: [],
});

/** Movies of a file, of the numbers 1, 2, 3 …, with name and year. */
export const importedMovies = (count: number, fields: Partial<ImportedTitle> = {}): readonly ImportedTitle[] =>
  Array.from({ length: count }, (_, at) =>
    anImportedTitle({ name: `T${at + 1}`, year: 2025, media_type: 'movie', ids: { tmdb: at + 1 }, ...fields }),
  );

/** An answer that fails so. */
export const failingBy = (failure: CatalogFailure) => () => Promise.reject(new CatalogError(failure));

interface Given {
  readonly titles?: readonly ImportedTitle[];
  readonly answer?: (id: number) => Promise<TitleDetails>;
  readonly memory?: MemoryAnswers<RememberedAnswer>;
  readonly online$?: BehaviorSubject<boolean>;
  readonly clock?: VirtualClock;
}

/** Titles that are matched by number, and when the catalogue was asked for which, after the start of the clock. */
export const matchByNumber = (given: Given = {}) => {
  const { titles = importedMovies(1), answer = async (id: number) => numberedMovie(id) } = given;
  const {
    clock = new VirtualClock(),
    online$ = new BehaviorSubject(true),
    memory = new MemoryAnswers<RememberedAnswer>(),
  } = given;
  const asked: number[] = [];
  const askedAt: number[] = [];
  const catalog = {
    fetchDetails: ({ id }: { readonly id: number }) => {
      asked.push(id);
      askedAt.push(clock.scheduler.frame);
      return answer(id);
    },
  };
  const matchTitles = matchTitlesOf({ clock, online$, memory, catalog });
  return { clock, online$, memory, asked, askedAt, matchTitles, matching: matchTitles.execute({ titles }) };
};
