import type { TitlePeople } from '../credits.ts';
import { releaseYear } from '../format/release-year.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import type { NamedId } from '../title-details.ts';
import { releaseDateOf, titleKey } from '../title.ts';
import { type DiaryEntry, isFilm } from './diary-entries.ts';
import type { TitleKnowledge } from './title-knowledge.ts';

/** How many titles have something in common. */
export interface Counted<Value> {
  readonly value: Value;
  readonly count: number;
}

/** What titles are like, each of them counted once (product.md, Your year: titles). */
export interface TitleFigures {
  /** The first years of decades, the latest first. */
  readonly decades: readonly Counted<number>[];
  /** Ids, codes and people: what most titles have comes first. */
  readonly genres: readonly Counted<number>[];
  readonly countries: readonly Counted<string>[];
  readonly languages: readonly Counted<string>[];
  readonly directors: readonly Counted<NamedId>[];
  readonly cast: readonly Counted<NamedId>[];
}

/** So many titles make somebody one of the year's people. */
const PEOPLE_FROM = 2;
const DECADE = 10;

/** The titles of lines, each once. */
export const titlesIn = (entries: readonly DiaryEntry[]): readonly StoredTitle[] => [
  ...new Map(entries.map(({ title }) => [titleKey(title), title])).values(),
];

const keyOf = (value: NamedId | string | number): string | number => (typeof value === 'object' ? value.id : value);

const byKey = <Value extends NamedId | string | number>(a: Counted<Value>, b: Counted<Value>): number =>
  keyOf(a.value) < keyOf(b.value) ? -1 : 1;

/** What most titles have comes first; of the same number the lower id, or code. */
const counted = <Value extends NamedId | string | number>(
  titles: readonly StoredTitle[],
  valuesOf: (title: StoredTitle) => readonly Value[],
): readonly Counted<Value>[] => {
  const counts = new Map<string | number, Counted<Value>>();
  for (const title of titles)
    for (const [key, value] of new Map(valuesOf(title).map((each) => [keyOf(each), each])))
      counts.set(key, { value: counts.get(key)?.value ?? value, count: (counts.get(key)?.count ?? 0) + 1 });
  return [...counts.values()].toSorted((a, b) => b.count - a.count || byKey(a, b));
};

const decadeOf = (title: StoredTitle): readonly number[] => {
  const year = Number(releaseYear(title) ?? Number.NaN);
  return Number.isNaN(year) ? [] : [Math.floor(year / DECADE) * DECADE];
};

/** What titles of a year are like. */
export const titleFigures = (titles: readonly StoredTitle[], { factsOf }: TitleKnowledge): TitleFigures => {
  const peopleIn = (part: keyof TitlePeople) =>
    counted(titles, (title) => factsOf(title).people?.[part] ?? []).filter(({ count }) => count >= PEOPLE_FROM);
  return {
    decades: counted(titles, decadeOf).toSorted((a, b) => b.value - a.value),
    genres: counted(titles, (title) => factsOf(title).genreIds ?? []),
    countries: counted(titles, (title) => factsOf(title).countries ?? []),
    languages: counted(titles, (title) => [factsOf(title).language ?? []].flat()),
    directors: peopleIn('directors'),
    cast: peopleIn('cast'),
  };
};

/** Titles that stand out. What is absent is not known, or there is none. */
export interface ExtremeTitles {
  readonly longest?: { readonly title: StoredTitle; readonly minutes: number };
  readonly oldest?: StoredTitle;
  /** Those that were seen twice or more, the most often first. */
  readonly again: readonly Counted<StoredTitle>[];
}

/** The longest film; of several the one that was seen last. */
const longestOf = (films: readonly StoredTitle[], { factsOf }: TitleKnowledge): ExtremeTitles['longest'] => {
  let longest: ExtremeTitles['longest'];
  for (const title of films) {
    const minutes = factsOf(title).runtime ?? 0;
    if (minutes > (longest?.minutes ?? 0)) longest = { title, minutes };
  }
  return longest;
};

const oldestOf = (films: readonly StoredTitle[]): StoredTitle | undefined =>
  films
    .filter((title) => releaseYear(title) !== undefined)
    .toSorted((a, b) => ((releaseDateOf(a) ?? '') < (releaseDateOf(b) ?? '') ? -1 : 1))[0];

/** How often each title was seen as a whole. */
const timesSeen = (entries: readonly DiaryEntry[]): readonly Counted<StoredTitle>[] => {
  const times = new Map<string, Counted<StoredTitle>>();
  for (const { title, episodes } of entries) {
    if (episodes) continue;
    const before = times.get(titleKey(title))?.count ?? 0;
    times.set(titleKey(title), { value: title, count: before + 1 });
  }
  return [...times.values()].filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count);
};

/** The films that stand out, and what was seen again and again (product.md, Your year: more). */
export const extremeTitles = (entries: readonly DiaryEntry[], knowledge: TitleKnowledge): ExtremeTitles => {
  const films = titlesIn(entries.filter(isFilm));
  const longest = longestOf(films, knowledge);
  const oldest = oldestOf(films);
  return { ...(longest && { longest }), ...(oldest && { oldest }), again: timesSeen(entries) };
};
