import { dayOf } from '#domain/days/calendar-day.ts';
import { seenAmong } from '#domain/diary/seen-view.ts';
import { countOf } from '#domain/format/format-count.ts';
import { batch } from '#domain/library/apply.ts';
import { findCollection } from '#domain/library/change-parts.ts';
import type { CollectionTexts } from '#domain/library/collection.ts';
import { refOf, toMarkableTitle } from '#domain/library/facts/markable-title.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { isSeen, type MarkedTitle } from '#domain/library/marks/mark.ts';
import { marking } from '#domain/library/marks/marking.ts';
import { collectionNameError, cutDescription, defaultDescription } from '#domain/library/names/collection-name.ts';
import { newCollection } from '#domain/library/new-collection.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import { toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { roundsEndedBy } from '#domain/shows/rounds.ts';
import type { Steps } from '#domain/steps.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { LargeChange } from '../../library/make-large-change.ts';

/** The list on which titles are chosen: 'seen' is `/seen`; a collection is named by its key. */
export type ListPlace = SavedListName | 'seen' | { readonly collectionId: string };

/** What is done with the titles. */
export type TitlesAct =
  | { readonly kind: 'add'; readonly list: SavedListName }
  | { readonly kind: 'mark-seen' }
  | { readonly kind: 'collect'; readonly collectionId: string }
  | ({ readonly kind: 'collect-anew' } & CollectionTexts)
  | { readonly kind: 'remove'; readonly from: ListPlace };

/** The change, what is said of it, and the number of titles that it changes. */
export type PlannedChange = Pick<LargeChange, 'action' | 'done' | 'nothingDone'> & { readonly count: number };

/** What is to change. @property now when */
interface Given {
  readonly library: Library;
  readonly titles: readonly StoredTitle[];
  readonly now: Date;
}

/** Those of the titles that the list has, or lacks, with what it has of them. */
function* among<Item extends TitleRef>(
  titles: readonly StoredTitle[],
  list: readonly Item[],
): Steps<{ readonly there: readonly Item[]; readonly missing: readonly StoredTitle[] }> {
  const items = new Map<TitleKey, Item>();
  for (const item of list) {
    items.set(titleKey(item), item);
    yield;
  }
  const there: Item[] = [];
  const missing: StoredTitle[] = [];
  for (const title of titles) {
    const item = items.get(titleKey(title));
    if (item) there.push(item);
    else missing.push(title);
    yield;
  }
  return { there, missing };
}

function* actionsOf<Item>(
  items: readonly Item[],
  actionOf: (item: Item) => LibraryAction | readonly LibraryAction[],
): Steps<LibraryAction> {
  const actions: LibraryAction[] = [];
  for (const item of items) {
    actions.push(...[actionOf(item)].flat());
    yield;
  }
  return batch(actions);
}

const added = (count: number, name: string): string => `${countOf(count, 'title')} added to ${name}`;
const removed = (count: number, name: string): string => `${countOf(count, 'title')} removed from ${name}`;

/** Without a day, a rating and a note a title is none of `/seen`; that it is hidden stays. */
const unmarked = (title: MarkedTitle): LibraryAction =>
  marking(title, toMarkableTitle(title), {
    set: {},
    clear: (['seenAt', 'rating', 'note'] as const).filter((field) => title[field] !== undefined),
  });

function* adding({ library, titles, now }: Given, list: SavedListName): Steps<PlannedChange> {
  const { missing } = yield* among(titles, library[list]);
  const addedAt = now.toISOString();
  return {
    count: missing.length,
    action: yield* actionsOf(missing, (title) => {
      return { kind: 'title-saved', list, title: { ...toStoredTitle(title), addedAt } };
    }),
    done: added(missing.length, list),
    nothingDone: `All of it is in your ${list} already`,
  };
}

function* markingSeen({ library, titles, now }: Given): Steps<PlannedChange> {
  const { missing } = yield* among(titles, library.marks.filter(isSeen));
  const today = dayOf(now);
  return {
    count: missing.length,
    action: yield* actionsOf(missing, (title) => [
      { kind: 'title-marked', title: toMarkableTitle(title), set: { seenAt: today }, clear: [] },
      ...roundsEndedBy(library, title, today),
    ]),
    done: `${countOf(missing.length, 'title')} marked as seen`,
    nothingDone: 'All of it is marked as seen already',
  };
}

function* collecting({ library, titles }: Given, collectionId: string): Steps<PlannedChange | undefined> {
  const collection = findCollection(library, collectionId);
  if (!collection) return undefined;
  const { missing } = yield* among(titles, collection.movies);
  return {
    count: missing.length,
    action: yield* actionsOf(missing, (title) => {
      return { kind: 'movie-added-to-collection', collectionId, title: toStoredTitle(title) };
    }),
    done: added(missing.length, collection.name),
    nothingDone: `All of it is in ${collection.name} already`,
  };
}

function* collectingAnew({ library, titles, now }: Given, texts: CollectionTexts): Steps<PlannedChange | undefined> {
  if (collectionNameError(texts.name)) return undefined;
  const name = texts.name.trim();
  const description = cutDescription(texts.description.trim() || defaultDescription(texts.name));
  const movies: StoredTitle[] = [];
  for (const title of titles) {
    movies.push(toStoredTitle(title));
    yield;
  }
  const collection = newCollection(library, { name, description, movies }, now);
  return { count: movies.length, action: { kind: 'collection-created', collection }, done: added(movies.length, name) };
}

function* removing({ library, titles }: Given, from: ListPlace): Steps<PlannedChange> {
  const nothingDone = 'None of it is there any more';
  if (from === 'seen') {
    const { there } = yield* among(titles, seenAmong(library.marks));
    const action = yield* actionsOf(there, unmarked);
    return { count: there.length, action, done: removed(there.length, 'what you have seen and rated'), nothingDone };
  }
  const isSaved = typeof from === 'string';
  const collection = isSaved ? undefined : findCollection(library, from.collectionId);
  const { there } = yield* among(titles, isSaved ? library[from] : (collection?.movies ?? []));
  const action = yield* actionsOf<TitleRef>(there, (item) =>
    isSaved
      ? { kind: 'title-removed', list: from, title: refOf(item) }
      : { kind: 'movie-removed-from-collection', ...from, title: refOf(item) },
  );
  return {
    count: there.length,
    action,
    done: removed(there.length, isSaved ? from : (collection?.name ?? '')),
    nothingDone,
  };
}

/**
 * Plans an act with titles, a step for each title. What is there already, or is gone, is left. Undefined where there is no such collection,
 * or where its name will not do.
 */
export function* planTitlesAct(given: Given, act: TitlesAct): Steps<PlannedChange | undefined> {
  if (act.kind === 'add') return yield* adding(given, act.list);
  if (act.kind === 'mark-seen') return yield* markingSeen(given);
  if (act.kind === 'collect') return yield* collecting(given, act.collectionId);
  if (act.kind === 'collect-anew') return yield* collectingAnew(given, act);
  return yield* removing(given, act.from);
}
