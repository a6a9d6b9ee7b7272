import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import type { ListingName } from '#domain/listing.ts';

/** What a catalogue, or its probe, is asked. */
export interface Question {
  readonly call: keyof MovieCatalog | 'probe';
  /** What else was asked, so that two questions can be told apart. */
  readonly about: readonly unknown[];
  /** Of which listing a page is asked for. */
  readonly listing?: ListingName;
  readonly signal: AbortSignal;
}

/** How a question is answered in place of, or with, the right answer. Rejects as `MovieCatalog` promises. */
export type Answering = <T>(question: Question, rightAnswer: () => Promise<T>) => Promise<T>;
