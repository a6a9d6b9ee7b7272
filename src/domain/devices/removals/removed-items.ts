import { collectionKey, type Collection } from '../../library/collection.ts';
import { toMarkableTitle } from '../../library/facts/markable-title.ts';
import type { Library } from '../../library/library.ts';
import type { MarkedTitle, MarkFields } from '../../library/marks/mark.ts';
import { keptViewings } from '../../library/marks/viewings.ts';
import { type SavedListName, isSavedListName } from '../../library/saved-lists.ts';
import type { SavedTitle, StoredTitle } from '../../library/saved-title.ts';
import { isRoundItself } from '../../shows/rounds.ts';
import { seenIn } from '../../shows/runs.ts';
import { seenOfSeason, showKey, toShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { MARK_FIELDS_OF } from '../register-lists.ts';
import {
  collectionIdOf,
  episodeOf,
  itemIn,
  registerId,
  viewingOf,
  type Register,
  type Registers,
} from '../register.ts';
import type { RemovedItem } from './removed-item.ts';

interface Placed<Title> {
  readonly title: Title;
  readonly index: number;
}

const placed = <Title extends StoredTitle>(list: readonly Title[]): ReadonlyMap<string, Placed<Title>> =>
  new Map(list.map((title, index) => [titleKey(title), { title, index }]));

/** A library in which titles are found by their keys. A list is looked through when it is first asked for. */
class Lookup {
  private shows: ReadonlyMap<string, WatchedShow> | undefined;
  private readonly lists = new Map<string, ReadonlyMap<string, Placed<StoredTitle>>>();

  constructor(private readonly library: Library) {}

  saved(list: SavedListName, key: string): Placed<SavedTitle> | undefined {
    return this.in(list, this.library[list]).get(key) as Placed<SavedTitle> | undefined;
  }

  marked(key: string): MarkedTitle | undefined {
    return this.in('marks', this.library.marks).get(key)?.title;
  }

  collection(id: string): { readonly collection: Collection; readonly index: number } | undefined {
    const index = this.library.collections.findIndex((each) => collectionKey(each) === id);
    const collection = this.library.collections[index];
    return collection && { collection, index };
  }

  movie(collection: Collection, key: string): Placed<StoredTitle> | undefined {
    const id = collectionKey(collection);
    return this.in(`movies ${id}`, collection.movies).get(key.slice(id.length + 1));
  }

  show(id: number): WatchedShow | undefined {
    this.shows ??= new Map(this.library.episodes.map((show) => [showKey(show), show]));
    return this.shows.get(showKey({ id }));
  }

  private in(name: string, list: readonly StoredTitle[]): ReadonlyMap<string, Placed<StoredTitle>> {
    const known = this.lists.get(name) ?? placed(list);
    this.lists.set(name, known);
    return known;
  }
}

const markThatWent = (lookup: Lookup, list: 'marks' | 'hidden', register: Register): RemovedItem | undefined => {
  const own = lookup.marked(register.key);
  const item = itemIn(list, register);
  const fields = MARK_FIELDS_OF[list].filter((field) => own?.[field] !== undefined && item?.[field] === undefined);
  if (!own || fields.length === 0) return undefined;
  const went: MarkFields = Object.fromEntries(fields.map((field) => [field, own[field]]));
  const { key, stamp, device } = register;
  return { list, key, stamp, device, title: toMarkableTitle(own), went };
};

/** The one day that its mark says goes with that. */
const viewingThatWent = (lookup: Lookup, register: Register): RemovedItem | undefined => {
  const { key, stamp, device } = register;
  const at = viewingOf(key);
  const own = at && lookup.marked(at.title);
  const viewing = at && own?.viewings && keptViewings(own)[at.day];
  return viewing && { list: 'viewings', key, stamp, device, title: toMarkableTitle(own), day: at.day, viewing };
};

const movieThatWent = (lookup: Lookup, register: Register): RemovedItem | undefined => {
  const { collection } = lookup.collection(collectionIdOf(register.key)) ?? {};
  const own = collection && lookup.movie(collection, register.key);
  if (!own) return undefined;
  const { movies: _, ...head } = collection;
  const { key, stamp, device } = register;
  return { list: 'movies', key, stamp, device, ...own, collection: head };
};

const episodeThatWent = (lookup: Lookup, register: Register): RemovedItem | undefined => {
  const { key, stamp, device } = register;
  const at = episodeOf(key);
  const show = at && lookup.show(at.id);
  const day = show && seenIn(seenOfSeason(show, at.season), at.number);
  // That a round has ended is none.
  if (!show || day === undefined || isRoundItself(String(at.season))) return undefined;
  const { season, number } = at;
  return {
    list: 'episodes',
    key,
    stamp,
    device,
    title: { ...toShowFacts(show), media_type: 'tv' },
    season,
    number,
    day,
  };
};

const savedThatWent = (lookup: Lookup, { list, key, stamp, device }: Register): RemovedItem | undefined => {
  if (!isSavedListName(list)) return undefined;
  const own = lookup.saved(list, key);
  return own && { list, key, stamp, device, ...own };
};

const thatWent = (lookup: Lookup, register: Register): RemovedItem | undefined => {
  const { list, key, stamp, device, item } = register;
  if (list === 'marks' || list === 'hidden') return markThatWent(lookup, list, register);
  if (item !== null) return undefined;
  if (list === 'viewings') return viewingThatWent(lookup, register);
  if (list === 'movies') return movieThatWent(lookup, register);
  if (list === 'episodes') return episodeThatWent(lookup, register);
  if (list === 'collections') {
    const own = lookup.collection(key);
    return own && { list, key, stamp, device, ...own };
  }
  return savedThatWent(lookup, register);
};

/**
 * What a library has, and has no more once registers are applied to it. Movies of a collection that goes as a whole are with it alone.
 * Views are none: they fall out of the history by themselves.
 * @param applied the ids of the registers
 */
export function* removedItems(
  library: Library,
  registers: Registers,
  applied: Iterable<string>,
): Steps<readonly RemovedItem[]> {
  const lookup = new Lookup(library);
  const removed: RemovedItem[] = [];
  for (const id of applied) {
    yield;
    const register = registers.get(id);
    const item = register && !register.isUnread && thatWent(lookup, register);
    if (item) removed.push(item);
  }
  const gone = new Set(removed.flatMap((item) => (item.list === 'collections' ? [registerId(item)] : [])));
  return removed.filter(
    ({ list, key }) => list !== 'movies' || !gone.has(registerId({ list: 'collections', key: collectionIdOf(key) })),
  );
}
