import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { compareTexts } from '#domain/text/compare-texts.ts';
import type { TitleKey } from '#domain/title.ts';

const RANKS = { next: 0, unknown: 1, later: 2, none: 3, gone: 4 } as const;

const dayOf = ({ now }: UpNextShow): string => (now.status === 'later' ? now.later.day : '');

/** What is next first, then what was not asked about, then what is next on a day, by the day; else the order that they come in. */
export const byWhatIsNext = (a: UpNextShow, b: UpNextShow): number =>
  RANKS[a.now.status] - RANKS[b.now.status] || compareTexts(dayOf(a), dayOf(b));

/**
 * The order of shows on a screen, with those that have come since behind the others: none goes from under a pointer, whatever is ticked or
 * answered, and one that comes back has its place (product.md, Up next: order). The same reference while none has come.
 */
export const keptOrder = (order: readonly TitleKey[], shows: readonly UpNextShow[]): readonly TitleKey[] => {
  const known = new Set(order);
  const come = shows.filter(({ key }) => !known.has(key));
  return come.length === 0 ? order : [...order, ...come.toSorted(byWhatIsNext).map(({ key }) => key)];
};

/**
 * The shows that have their place by now. While some are about to tell what is next, these are only what is next already and what was
 * shown before: nothing that is done or far away comes to stand above what is next (product.md, Up next: awaited).
 */
export const placedShows = (
  order: readonly TitleKey[],
  { followed, awaited }: Pick<UpNextState, 'followed' | 'awaited'>,
): readonly UpNextShow[] =>
  awaited === 0 ? followed : followed.filter(({ key, now }) => now.status === 'next' || order.includes(key));

/** The shows in that order. */
export const inKeptOrder = (order: readonly TitleKey[], shows: readonly UpNextShow[]): readonly UpNextShow[] => {
  const places = new Map(order.map((key, at) => [key, at]));
  return shows.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
};
