import { addressOf } from '../addresses/screens.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { FranchiseSummary } from '../title-details.ts';
import { releaseDateOf, type Title } from '../title.ts';

/** A series of movies with all of its parts. */
export interface Franchise extends FranchiseSummary {
  /** Empty where nobody has written one. */
  readonly overview: string;
  /** As that of a title. */
  readonly overview_language?: string;
  /** By date, each once; those without a date last. */
  readonly parts: readonly Title[];
}

/** Behind every date. */
const UNDATED = '~';

const dateOf = (title: Title): string => releaseDateOf(title) ?? UNDATED;

/** By date, those without one last; of the same day, in the order given. */
export const partsInOrder = (parts: readonly Title[]): readonly Title[] =>
  parts.toSorted((a, b) => compareTexts(dateOf(a), dateOf(b)));

/** The address of a series' screen. */
export const franchisePath = ({ id }: Pick<FranchiseSummary, 'id'>): string => addressOf('franchise', { id });
