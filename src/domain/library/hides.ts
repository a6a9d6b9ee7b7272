import { titleKey, type TitleKey, type TitleRef } from '../title.ts';
import type { Library } from './library.ts';
import { isHidden, isSeen, type Mark } from './marks/mark.ts';

/** What listings and rows leave out where the visitor wants it (product.md, Hiding: switches). */
export const HIDES = ['seen', 'listed'] as const;
export type Hide = (typeof HIDES)[number];

export const NO_HIDES: readonly Hide[] = [];

const isHide = (text: string): text is Hide => (HIDES as readonly string[]).includes(text);

/** Those that this release knows, each once, always in the same order. */
export const knownHides = (texts: readonly string[]): readonly Hide[] => HIDES.filter((hide) => texts.includes(hide));

/** The hides without one of them, or with it. */
export const toggleHide = (hides: readonly Hide[], hide: Hide): readonly Hide[] =>
  knownHides(hides.includes(hide) ? hides.filter((each) => each !== hide) : [...hides, hide]);

/** The preference once `hides` are chosen: what a newer release may have added to it stays. */
export const chosenHides = (before: readonly string[], hides: readonly Hide[]): readonly string[] => [
  ...before.filter((text) => !isHide(text)),
  ...hides,
];

/** What must be known of a library to tell which titles it hides. */
export interface TitleKnowledge {
  /** Undefined where there is none. */
  readonly markOf: (title: TitleRef) => Mark | undefined;
  /** Whether a title is on a saved list or in a collection. */
  readonly isListed: (title: TitleRef) => boolean;
  /** Whether it is a show that is being watched again. */
  readonly isWatchedAgain: (title: TitleRef) => boolean;
}

/** Whether a title is left out (product.md, Hiding: not interested) (product.md, Hiding: switches). */
export const isLeftOut = (title: TitleRef, hides: readonly Hide[], knowledge: TitleKnowledge): boolean => {
  const mark = knowledge.markOf(title);
  if (mark && isHidden(mark)) return true;
  if (mark && hides.includes('seen') && isSeen(mark) && !knowledge.isWatchedAgain(title)) return true;
  return hides.includes('listed') && knowledge.isListed(title);
};

/** Whether any title at all may be left out: most visitors hide nothing, and no title is looked at for them. */
export const leavesOut = ({ marks }: Pick<Library, 'marks'>, hides: readonly Hide[]): boolean =>
  hides.length > 0 || marks.some(isHidden);

/** The titles that are not left out: the very same list where that is all of them. */
export const withoutTitles = <T extends TitleRef>(titles: readonly T[], hidden: ReadonlySet<TitleKey>): readonly T[] =>
  hidden.size === 0 ? titles : titles.filter((title) => !hidden.has(titleKey(title)));
