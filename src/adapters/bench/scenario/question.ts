import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { Franchises } from '#application/ports/catalog/franchises.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { TitleAnswers } from '#application/ports/catalog/title-answers.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { ListingName } from '#domain/listing.ts';

/** A call of a catalogue, of what goes with it, or of its probe. */
export interface Question {
  readonly call:
    | keyof MovieCatalog
    | keyof TitleFinder
    | keyof WatchOptions
    | keyof TitleExtras
    | keyof Franchises
    | keyof FilterNames
    | keyof TitleAnswers
    | keyof ShowCatalog
    | 'probe';
  /** The path at which TMDB has the answer. */
  readonly path: string;
  /** The arguments of the call, so that two questions can be distinguished. */
  readonly about: readonly unknown[];
  /** The listing of the page that is requested. */
  readonly listing?: ListingName;
  readonly signal: AbortSignal;
}

/** Answers a question: in place of the right answer, or with it. Rejects as `MovieCatalog` promises. */
export type Answering = <T>(question: Question, rightAnswer: () => Promise<T>) => Promise<T>;

/** Answers questions in its own way. */
export interface Answerer {
  readonly answer: Answering;
}
