import { RATING_MAX } from '../library/marks/mark.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { hasRating, type Title, titleKey } from '../title.ts';
import type { DiaryEntry } from './diary-entries.ts';
import type { TitleKnowledge } from './title-knowledge.ts';

/** A title that the visitor sees otherwise than others do. */
export interface Differing {
  /** With the average of others, where its list does not have it too. */
  readonly title: StoredTitle & Pick<Title, 'vote_average'>;
  readonly own: number;
}

/** The visitor's own ratings, one of each title (product.md, Your year: ratings). */
export interface RatingFigures {
  /** How many titles have a 1, a 2, and so on. */
  readonly byRating: readonly number[];
  readonly rated: number;
  /** Undefined where nothing is rated. */
  readonly average: number | undefined;
  /** Where they differ from others' most comes first. */
  readonly differing: readonly Differing[];
}

interface Rated {
  readonly title: StoredTitle;
  readonly own: number;
}

/** Of several ratings of a title the one of the latest time. @param entries the newest first */
const ratedTitles = (entries: readonly DiaryEntry[], { ratingOf }: TitleKnowledge): readonly Rated[] => {
  const rated = new Map<string, Rated>();
  for (const { title, rating = ratingOf(title) } of entries)
    if (rating !== undefined && !rated.has(titleKey(title))) rated.set(titleKey(title), { title, own: rating });
  return [...rated.values()];
};

const distance = ({ own, title }: Differing): number => Math.abs(own - title.vote_average);

/** Those of which others' ratings are known. */
const differingIn = (rated: readonly Rated[], { factsOf }: TitleKnowledge): readonly Differing[] =>
  rated
    .map(({ title, own }) => {
      return { title: { ...title, vote_average: title.vote_average || factsOf(title).average || 0 }, own };
    })
    .filter((each) => hasRating(each.title) && distance(each) > 0)
    .toSorted((a, b) => distance(b) - distance(a));

/** What the visitor thought of what they saw. */
export const ratingFigures = (entries: readonly DiaryEntry[], knowledge: TitleKnowledge): RatingFigures => {
  const rated = ratedTitles(entries, knowledge);
  const byRating = Array.from(
    { length: RATING_MAX },
    (_, at) => rated.filter(({ own }) => Math.round(own) === at + 1).length,
  );
  const sum = rated.reduce((total, { own }) => total + own, 0);
  return {
    byRating,
    rated: rated.length,
    average: rated.length === 0 ? undefined : sum / rated.length,
    differing: differingIn(rated, knowledge),
  };
};
