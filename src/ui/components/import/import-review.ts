import type { Gain } from '#domain/import/adding/gain-of.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ChosenMatch, TitleMatch } from '#domain/import/title-match.ts';
import { titleKey, type Title } from '#domain/title.ts';

export type ReviewGroup = TitleMatch['kind'] | 'here' | 'none';
/** What the library would gain by a match. */
export type GainOf = (match: ChosenMatch) => Gain;

/** What a match is taken for. */
interface Taken {
  /** Null where nothing is added. */
  readonly title: Title | null;
  /** What adding it would come to. */
  readonly gain: Gain;
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
  readonly groups: Readonly<Record<ReviewGroup, readonly number[]>>;
  /** What the visitor takes them for, by the match's place. */
  readonly picks: ReadonlyMap<number, Taken>;
  readonly gainOf: GainOf;
}

const NOTHING: Taken = { title: null, gain: 'none' };

const takenAs = ({ imported }: TitleMatch, title: Title | null | undefined, gainOf: GainOf): Taken =>
  title ? { title, gain: gainOf({ imported, title }) } : NOTHING;

/** Of several, the one that is here already, else the likeliest; none where the file calls them otherwise. */
const assumed = (match: TitleMatch, gainOf: GainOf): Taken => {
  if (match.kind === 'found') return takenAs(match, match.title, gainOf);
  if (match.kind !== 'undecided') return NOTHING;
  const { candidates, imported } = match;
  const here = candidates.find((title) => gainOf({ imported, title }) === 'here');
  if (here) return { title: here, gain: 'here' };
  return match.isDoubtful ? NOTHING : takenAs(match, candidates[0], gainOf);
};

/** A match, with what it is taken for before the visitor decides. */
export const takenMatch = (match: TitleMatch, gainOf: GainOf): TakenMatch => ({ match, ...assumed(match, gainOf) });

const groupOf = ({ match, gain }: TakenMatch): ReviewGroup =>
  match.kind === 'found' && gain !== 'new' ? gain : match.kind;

export const reviewOf = (matched: Pick<ImportReview, 'reading' | 'matches' | 'gainOf'>): ImportReview => {
  const groups: Record<ReviewGroup, number[]> = {
    found: [],
    undecided: [],
    'not-found': [],
    'not-asked': [],
    here: [],
    none: [],
  };
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
  else picks.set(at, takenAs(match, title, review.gainOf));
  return { ...review, picks };
};

export const takenAt = ({ matches, picks }: ImportReview, at: number): Taken => picks.get(at) ?? matches[at] ?? NOTHING;

/** What is asked of a review several times while it is drawn, and takes a while of thousands of titles. */
const onceOf = <Result>(of: (review: ImportReview) => Result): ((review: ImportReview) => Result) => {
  const known = new WeakMap<ImportReview, { readonly result: Result }>();
  return (review) => {
    const own = known.get(review) ?? { result: of(review) };
    known.set(review, own);
    return own.result;
  };
};

/** What is to be added. What is here already is in it: it may have gone meanwhile. */
export const chosenOf = onceOf((review): readonly ChosenMatch[] =>
  review.matches.flatMap(({ match: { imported } }, at) => {
    const { title } = takenAt(review, at);
    return title ? { imported, title } : [];
  }),
);

/** How many titles adding would change. */
export const newCountOf = onceOf((review): number => {
  const keys = review.matches.flatMap((_, at) => {
    const { title, gain } = takenAt(review, at);
    return title && gain === 'new' ? titleKey(title) : [];
  });
  return new Set(keys).size;
});

/** What each of the titles comes to; undefined where one is taken for none, or there is something new. */
export const gainsWithoutNews = (review: ImportReview): readonly Gain[] | undefined => {
  const taken = review.matches.map((_, at) => takenAt(review, at));
  return taken.every(({ title, gain }) => title && gain !== 'new') ? taken.map(({ gain }) => gain) : undefined;
};

/** How many titles of the file are taken for one that another of it is taken for. */
export const joinedCountOf = (review: ImportReview): number => {
  const chosen = chosenOf(review);
  return chosen.length - new Set(chosen.map(({ title }) => titleKey(title))).size;
};
