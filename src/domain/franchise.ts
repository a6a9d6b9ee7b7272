import type { FranchiseSummary } from './title-details.ts';
import type { Title } from './title.ts';

/** A series of movies with all of its parts. */
export interface Franchise extends FranchiseSummary {
  /** Empty where nobody has written one. */
  readonly overview: string;
  /** By date, each once; those without a date last. */
  readonly parts: readonly Title[];
}
