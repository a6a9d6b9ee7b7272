import { type Library, titleLists } from '../library/library.ts';
import { isHidden, isSeen } from '../library/marks/mark.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { showKey } from '../shows/watched-show.ts';
import { titleKey, type TitleKey } from '../title.ts';

/** A title that others are recommended because of. */
export interface RecommendationSource {
  readonly title: StoredTitle;
  /** The visitor's own. */
  readonly rating: number;
}

/** What the provider recommends because of one title, the best first. */
export interface SourceList extends RecommendationSource {
  readonly titles: readonly StoredTitle[];
}

export interface Recommendation {
  readonly title: StoredTitle;
  /** The source that counts most for it. */
  readonly because: StoredTitle;
}

/** product.md, For you: sources. */
const SOURCES_AT_MOST = 10;
const LIKED = 8;
/** A favorite that the visitor rated lower is no reason. */
const FAVORITE_MIN = 6;

/** product.md, For you: score. */
const RANK_OFFSET = 3;
const FROM_ONE_SOURCE = 3;
const SHOWN = 20;

const textOf = (time: string | null | undefined): string => time ?? '';

/** The newest favorites, and what the visitor rated 8 or more: the newest first (product.md, For you: sources). */
export const sourcesOf = ({
  favorites,
  marks,
}: Pick<Library, 'favorites' | 'marks'>): readonly RecommendationSource[] => {
  const markOf = new Map(marks.map((mark) => [titleKey(mark), mark]));
  const liked = favorites.map((title) => ({
    title,
    rating: markOf.get(titleKey(title))?.rating ?? LIKED,
    time: title.addedAt,
  }));
  const favored = new Set(favorites.map((title) => titleKey(title)));
  const rated = marks
    .filter(({ rating = 0, ...title }) => rating >= LIKED && !favored.has(titleKey(title)))
    .map((title) => ({ title, rating: title.rating ?? LIKED, time: textOf(title.seenAt) }));
  return [...liked.filter(({ rating }) => rating >= FAVORITE_MIN), ...rated]
    .filter(({ title }) => !isHidden(markOf.get(titleKey(title)) ?? {}))
    .toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0))
    .slice(0, SOURCES_AT_MOST)
    .map(({ title, rating }) => ({ title, rating }));
};

/**
 * What is recommended to nobody who knows it: seen, rated, listed or hidden, and a show of which episodes were seen
 * (product.md, For you: left out).
 */
const knownTo = (library: Library): ReadonlySet<TitleKey> => {
  const said = library.marks.filter((mark) => isSeen(mark) || isHidden(mark) || mark.rating !== undefined);
  return new Set([...[...titleLists(library), said].flat().map(titleKey), ...library.episodes.map(showKey)]);
};

interface Scored extends Recommendation {
  readonly score: number;
  /** What the one source adds to the score. */
  readonly share: number;
}

const scoreOf = ({ rating }: RecommendationSource, index: number): number => rating / (index + 1 + RANK_OFFSET);

const scored = (lists: readonly SourceList[]): readonly Scored[] => {
  const found = new Map<TitleKey, Scored>();
  for (const list of lists) {
    for (const [index, title] of list.titles.entries()) {
      const key = titleKey(title);
      const share = scoreOf(list, index);
      const before = found.get(key);
      const because = before && before.share >= share ? before : { because: list.title, share };
      found.set(key, { title, because: because.because, share: because.share, score: (before?.score ?? 0) + share });
    }
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score);
};

/** What to watch next, the best first (product.md, For you: score). */
export const recommend = (lists: readonly SourceList[], library: Library): readonly Recommendation[] => {
  const known = knownTo(library);
  const counts = new Map<TitleKey, number>();
  const chosen = scored(lists).filter(({ title, because }) => {
    if (known.has(titleKey(title))) return false;
    const count = (counts.get(titleKey(because)) ?? 0) + 1;
    counts.set(titleKey(because), count);
    return count <= FROM_ONE_SOURCE;
  });
  return chosen.slice(0, SHOWN).map(({ title, because }) => ({ title, because }));
};

/** What is shown already stays, and what is new comes after it: the very same list where nothing is new. */
export const withNewOnes = (
  shown: readonly Recommendation[],
  now: readonly Recommendation[],
): readonly Recommendation[] => {
  const keys = new Set(shown.map(({ title }) => titleKey(title)));
  const added = now.filter(({ title }) => !keys.has(titleKey(title))).slice(0, SHOWN - shown.length);
  return added.length === 0 ? shown : [...shown, ...added];
};
