import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { isSeen, type MarkedTitle, type MarkField, type MarkFields } from '../../library/marks/mark.ts';
import { writeRuns } from '../../shows/runs.ts';
import { toShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import { titleKey } from '../../title.ts';
import { isEpisodeSeen, isViewingKept, listItems } from '../library-items.ts';
import { collectionIdOf } from '../register.ts';
import type { RemovedItem } from './removed-item.ts';

type Of<List extends RemovedItem['list']> = Extract<RemovedItem, { readonly list: List }>;

/** What a library has by now of what was removed from it. */
interface Here {
  readonly ids: ReadonlySet<string>;
  readonly marks: ReadonlyMap<string, MarkedTitle>;
  readonly shows: ReadonlyMap<number, WatchedShow>;
}

const hereOf = (library: Library): Here => ({
  ids: new Set([...listItems(library)].map(({ list, key }) => `${list} ${key}`)),
  marks: new Map(library.marks.map((title) => [titleKey(title), title])),
  shows: new Map(library.episodes.map((show) => [show.id, show])),
});

const isHere = ({ ids, marks, shows }: Here, item: RemovedItem): boolean => {
  if (item.list === 'episodes') return isEpisodeSeen(shows, item.key);
  if (item.list === 'viewings') return isViewingKept(marks, item.key) && isSeen(marks.get(titleKey(item.title)) ?? {});
  if (item.list !== 'marks' && item.list !== 'hidden') return ids.has(`${item.list} ${item.key}`);
  const own = marks.get(item.key);
  return Object.keys(item.went).every((field) => own?.[field as MarkField] !== undefined);
};

/** Those that a library lacks. */
export const missingItems = (library: Library, items: readonly RemovedItem[]): readonly RemovedItem[] => {
  const here = hereOf(library);
  return items.filter((item) => !isHere(here, item));
};

/** What was said of the title meanwhile stays. */
const markingBack = ({ marks }: Here, { key, title, went }: Of<'marks' | 'hidden'>): LibraryAction => {
  const own = marks.get(key);
  const set: MarkFields = Object.fromEntries(
    Object.entries(went).filter(([field]) => own?.[field as MarkField] === undefined),
  );
  return { kind: 'title-marked', title, set, clear: [] };
};

const episodeBack = ({ title, season, number, day }: Of<'episodes'>): LibraryAction => ({
  kind: 'episodes-marked',
  title: toShowFacts(title),
  season,
  runs: writeRuns([{ from: number, to: number, day }]),
});

/** A movie whose collection is gone takes it along. */
const movieBack = ({ key, title, index, collection }: Of<'movies'>): readonly LibraryAction[] => [
  { kind: 'collection-created', collection: { ...collection, movies: [] } },
  { kind: 'movie-added-to-collection', collectionId: collectionIdOf(key), title, index },
];

const actionsFor = (here: Here, item: RemovedItem): readonly LibraryAction[] => {
  switch (item.list) {
    case 'marks':
    case 'hidden':
      return [markingBack(here, item)];
    case 'viewings':
      return [{ kind: 'viewings-changed', title: item.title, set: { [item.day]: item.viewing }, clear: [] }];
    case 'movies':
      return movieBack(item);
    case 'episodes':
      return [episodeBack(item)];
    case 'collections':
      return [{ kind: 'collection-created', collection: item.collection, index: item.index }];
    default:
      return [{ kind: 'title-saved', list: item.list, title: item.title, index: item.index }];
  }
};

const placeOf = (item: RemovedItem): number => ('index' in item ? item.index : 0);

/**
 * What brings removed items back to their lists, and to their places as far as these are known. What is there already is left as it
 * is (product.md, Devices: bring back).
 */
export const bringBackActions = (library: Library, items: readonly RemovedItem[]): readonly LibraryAction[] => {
  const here = hereOf(library);
  // Places are those of before: each is right once all before it are back. Collections are there before their movies.
  const missing = items.filter((item) => !isHere(here, item)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return [
    ...missing.filter(({ list }) => list === 'collections'),
    ...missing.filter(({ list }) => list !== 'collections'),
  ].flatMap((item) => actionsFor(here, item));
};
