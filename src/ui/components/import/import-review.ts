import type { ChosenMatch } from '#application/use-cases/import/import-facade.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { titleKey, type Title } from '#domain/title.ts';

export type MatchGroup = TitleMatch['kind'] | 'here';
export type IsHere = (match: ChosenMatch) => boolean;

/** What a match is taken for. */
interface Taken {
  /** Null where nothing is added. */
  readonly title: Title | null;
  /** Whether adding it would change anything. */
  readonly isNew: boolean;
}

export interface TakenMatch extends Taken {
  readonly match: TitleMatch;
}

/** What became of the titles of a file, and what the visitor takes them for. */
export interface ImportReview {
  readonly reading: ImportReading;
  /** What each is taken for before the visitor decides. */
  readonly matches: readonly TakenMatch[];
  /** The places of the matches in each group. A match stays in its group, whatever the visitor decides. */
  readonly groups: Readonly<Record<MatchGroup, readonly number[]>>;
  /** What the visitor takes them for, by the match's place. */
  readonly picks: ReadonlyMap<number, Taken>;
  readonly isHere: IsHere;
}

const NOTHING: Taken = { title: null, isNew: false };

const takenAs = ({ imported }: TitleMatch, title: Title | null | undefined, isHere: IsHere): Taken =>
  title ? { title, isNew: !isHere({ imported, title }) } : NOTHING;

/** Of several, the one that is here already, else the likeliest; none where the file calls them otherwise. */
const assumed = (match: TitleMatch, isHere: IsHere): Taken => {
  if (match.kind === 'found') return takenAs(match, match.title, isHere);
  if (match.kind !== 'undecided') return NOTHING;
  const { candidates, imported } = match;
  const here = candidates.find((title) => isHere({ imported, title }));
  if (here) return { title: here, isNew: false };
  return match.isDoubtful ? NOTHING : takenAs(match, candidates[0], isHere);
};

/** A match, with what it is taken for before the visitor decides. */
export const takenMatch = (match: TitleMatch, isHere: IsHere): TakenMatch => ({ match, ...assumed(match, isHere) });

const groupOf = ({ match, isNew }: TakenMatch): MatchGroup => (match.kind === 'found' && !isNew ? 'here' : match.kind);

export const reviewOf = (matched: Pick<ImportReview, 'reading' | 'matches' | 'isHere'>): ImportReview => {
  const groups: Record<MatchGroup, number[]> = { found: [], undecided: [], 'not-found': [], 'not-asked': [], here: [] };
  matched.matches.forEach((match, at) => groups[groupOf(match)].push(at));
  return { ...matched, groups, picks: new Map() };
};

/** What remains to be asked of the provider. */
export const notAskedOf = ({ reading, matches, groups }: ImportReview): ImportReading => ({
  ...reading,
  titles: groups['not-asked'].flatMap((at) => matches[at]?.match.imported ?? []),
});

/** The review with the answers for what was not asked before. What the visitor has chosen stays. */
export const withAnswers = (review: ImportReview, answers: readonly TakenMatch[]): ImportReview => {
  const asked = new Map(review.groups['not-asked'].map((at, nth) => [at, answers[nth]]));
  const matches = review.matches.map((match, at) => asked.get(at) ?? match);
  return { ...reviewOf({ ...review, matches }), picks: review.picks };
};

/** @param title null to add nothing; undefined for what it was taken for before. */
export const withPick = (review: ImportReview, at: number, title: Title | null | undefined): ImportReview => {
  const match = review.matches[at]?.match;
  if (!match) return review;
  const picks = new Map(review.picks);
  if (title === undefined) picks.delete(at);
  else picks.set(at, takenAs(match, title, review.isHere));
  return { ...review, picks };
};

export const takenAt = ({ matches, picks }: ImportReview, at: number): Taken => picks.get(at) ?? matches[at] ?? NOTHING;

/** What is to be added. What is here already is in it: it may have gone meanwhile. */
export const chosenOf = (review: ImportReview): readonly ChosenMatch[] =>
  review.matches.flatMap(({ match: { imported } }, at) => {
    const { title } = takenAt(review, at);
    return title ? { imported, title } : [];
  });

/** How many titles adding would change. */
export const newCountOf = (review: ImportReview): number => {
  const keys = review.matches.flatMap((_, at) => {
    const { title, isNew } = takenAt(review, at);
    return title && isNew ? titleKey(title) : [];
  });
  return new Set(keys).size;
};

/** Whether every title is taken for one that is here already. */
export const isAllHere = (review: ImportReview): boolean =>
  review.matches.every((_, at) => {
    const { title, isNew } = takenAt(review, at);
    return title && !isNew;
  });
