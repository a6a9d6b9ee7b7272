import type { ChosenMatch } from '#application/import/import-facade.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { titleKey, type Title } from '#domain/title.ts';

export type MatchGroup = TitleMatch['kind'] | 'here';

/** What became of the titles of a file, and what the visitor takes them for. */
export interface ImportReview {
  readonly reading: ImportReading;
  readonly matches: readonly TitleMatch[];
  /** The places of the matches in each group. A match stays in its group, whatever the visitor decides. */
  readonly groups: Readonly<Record<MatchGroup, readonly number[]>>;
  /** What the visitor has chosen, by the match's place: null means that nothing is added. */
  readonly picks: ReadonlyMap<number, Title | null>;
  /** Whether adding it would change nothing. */
  readonly isHere: (match: ChosenMatch) => boolean;
}

interface Matched {
  readonly reading: ImportReading;
  readonly matches: readonly TitleMatch[];
  readonly isHere: ImportReview['isHere'];
}

export const reviewOf = ({ reading, matches, isHere }: Matched): ImportReview => {
  const groups: Record<MatchGroup, number[]> = { found: [], undecided: [], 'not-found': [], 'not-asked': [], here: [] };
  matches.forEach((match, at) => groups[match.kind === 'found' && isHere(match) ? 'here' : match.kind].push(at));
  return { reading, matches, groups, picks: new Map(), isHere };
};

/** What remains to be asked of the provider. */
export const notAskedOf = ({ reading, matches, groups }: ImportReview): ImportReading => ({
  ...reading,
  titles: groups['not-asked'].flatMap((at) => matches[at]?.imported ?? []),
});

/** The review with the answers for what was not asked before. What the visitor has chosen stays. */
export const withAnswers = (review: ImportReview, answers: readonly TitleMatch[]): ImportReview => {
  const asked = new Map(review.groups['not-asked'].map((at, nth) => [at, answers[nth]]));
  const matches = review.matches.map((match, at) => asked.get(at) ?? match);
  return { ...reviewOf({ ...review, matches }), picks: review.picks };
};

/** @param title null to add nothing; undefined for what was found. */
export const withPick = (review: ImportReview, at: number, title: Title | null | undefined): ImportReview => {
  const picks = new Map(review.picks);
  if (title === undefined) picks.delete(at);
  else picks.set(at, title);
  return { ...review, picks };
};

/** What a match is taken for before the visitor decides: of several, what is here already, else the likeliest. */
const assumed = (match: TitleMatch, isHere: ImportReview['isHere']): Title | undefined => {
  if (match.kind === 'found') return match.title;
  if (match.kind !== 'undecided') return undefined;
  const { candidates, imported } = match;
  return candidates.find((title) => isHere({ imported, title })) ?? candidates[0];
};

/** What a match is taken for; null for nothing. */
export const titleAt = ({ matches, picks, isHere }: ImportReview, at: number): Title | null => {
  const match = matches[at];
  const pick = picks.get(at);
  if (pick !== undefined || !match) return pick ?? null;
  return assumed(match, isHere) ?? null;
};

/** What is to be added. What is here already is in it: it may have gone meanwhile. */
export const chosenOf = (review: ImportReview): readonly ChosenMatch[] =>
  review.matches.flatMap(({ imported }, at) => {
    const title = titleAt(review, at);
    return title ? { imported, title } : [];
  });

/** How many titles adding would change. */
export const newCountOf = (review: ImportReview): number => {
  const { groups, isHere } = review;
  const here = new Set(groups.here);
  const found = new Set(groups.found);
  const changed = review.matches.flatMap(({ imported }, at) => {
    const title = here.has(at) ? null : titleAt(review, at);
    const isNew = title && ((found.has(at) && !review.picks.has(at)) || !isHere({ imported, title }));
    return isNew ? titleKey(title) : [];
  });
  return new Set(changed).size;
};
