import type { Fields } from '../../fields.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { collectionKey, type Collection, type CollectionHead } from '../collection.ts';
import type { LibraryAction } from '../library-change.ts';
import { HISTORY_LIMIT, type Library, type LibraryPart } from '../library.ts';
import { isSeen, type MarkedTitle, type Viewings } from '../marks/mark.ts';
import { keptViewings, withSeen, writtenSeen, type Seen } from '../marks/viewings.ts';
import { withoutNumber } from '../order/rank.ts';
import { collectionsByKey } from '../parts/collections.ts';
import { SAVED_LIST_NAMES, ofSavedLists, type SavedListName } from '../saved-lists.ts';
import { type SavedTitle, type StoredTitle, type ViewedTitle, isTitleField } from '../saved-title.ts';
import { libraryChanges } from './library-changes.ts';
import { type ListRules, mergeLists } from './merge-list.ts';
import { SHOW_RULES } from './merge-show.ts';
import { hasSameFields, mergeFields, mergeValue, type ThreeWay, mapThree } from './three-way.ts';

const fieldsOf = (title: StoredTitle | undefined, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries<unknown>({ ...title }).filter(([name]) => isPicked(name)));

/** What a list says of a title itself. */
const ownFacts = (title: StoredTitle | undefined): Fields => fieldsOf(title, isTitleField);

/** What it says of it besides. */
const ownFields = (title: StoredTitle | undefined): Fields => fieldsOf(title, (name) => !isTitleField(name));

const hasSameSeen = (a: Seen, b: Seen): boolean =>
  a.seenAt === b.seenAt && (a.viewings === b.viewings || hasSameFields({ ...a.viewings }, { ...b.viewings }));

/** Each day by itself: a title that was seen on another one since is seen still. */
const mergeDays = ({ before, after, now }: ThreeWay<Seen>): Seen => {
  const viewings: Viewings = mergeFields(mapThree({ before, after, now }, keptViewings));
  const isSeenThen = mergeValue(mapThree({ before, after, now }, isSeen));
  const isLeft = Object.keys(viewings).length > 0;
  if (isLeft && (isSeen(now) || isSeenThen)) return writtenSeen(viewings, isSeen(now) ? now : before);
  return isLeft ? { viewings } : {};
};

const mergeSeen = (seen: ThreeWay<Seen>): Seen => {
  const { before, after, now } = seen;
  if (hasSameSeen(before, after)) return now;
  if (hasSameSeen(after, now)) return before;
  if (before.viewings ?? after.viewings ?? now.viewings) return mergeDays(seen);
  const seenAt = mergeValue(mapThree(seen, (each) => each.seenAt));
  return seenAt === undefined ? {} : { seenAt };
};

/** Of a mark each thing that it says is merged for itself, and it is there as long as it says anything. */
const mergeMark = (marks: ThreeWay<MarkedTitle | undefined>): MarkedTitle | undefined => {
  const { before, after, now } = marks;
  if (before === after) return now;
  const said = mapThree(marks, ownFields);
  const others = mergeFields(mapThree(said, (each) => withSeen<Fields & Seen>(each, {})));
  const own = withSeen<Fields & Seen>(others, mergeSeen(said));
  if (Object.keys(own).length === 0) return undefined;
  const facts = mapThree(marks, ownFacts);
  if (!now) return { ...facts.before, ...own } as object as MarkedTitle;
  const merged = { ...(before && after ? mergeFields(facts) : facts.now), ...own } as object as MarkedTitle;
  return hasSameFields(merged, now) ? now : merged;
};

const MARK_RULES: ListRules<MarkedTitle> = { keyOf: titleKey, merge: mergeMark };

/** What the provider says of a title may have come meanwhile: that is no touch of the visitor's. */
const isUntouched = (after: StoredTitle, now: StoredTitle): boolean =>
  hasSameFields(ownFields(withoutNumber(after)), ownFields(withoutNumber(now)));

/** A title is in a list or not: one that was removed, added again or put there otherwise since is as it is now. */
const mergeTitle = <Title extends StoredTitle>({
  before,
  after,
  now,
}: ThreeWay<Title | undefined>): Title | undefined => {
  if (before === after) return now;
  if (!now) return after ? undefined : before;
  if (!before) return after && isUntouched(after, now) ? undefined : now;
  return after ? mergeFields({ before, after, now }) : now;
};

const titleRules = <Title extends StoredTitle>(): ListRules<Title> => ({ keyOf: titleKey, merge: mergeTitle });

/** Of a history that is full now the oldest views fell out: the visitor did not remove them. */
const viewRules = ({ length }: readonly ViewedTitle[]): ListRules<ViewedTitle> => ({
  keyOf: titleKey,
  merge: ({ before, after, now = length < HISTORY_LIMIT ? undefined : before && after }) =>
    mergeTitle({ before, after, now }),
  growsAtFront: true,
});

const SAVED_RULES = titleRules<SavedTitle>();

type Movies = readonly StoredTitle[];

const NO_MOVIES: Movies = [];
const MOVIE_RULES = titleRules();

/** All but its movies. */
const headOf = ({ movies: _, ...head }: Collection): CollectionHead => head;

type States = ThreeWay<Collection | undefined>;

/** A collection that was made anew since is called as it is now. */
const mergeHead = ({ before, after }: States, now: CollectionHead): CollectionHead =>
  before && after ? mergeFields({ before: headOf(before), after: headOf(after), now }) : now;

/** A collection that the act made stays where somebody has put movies into it since, or has named it otherwise. */
const goesAgain = ({ before, after }: States, now: CollectionHead, movies: Movies): boolean =>
  !before &&
  after !== undefined &&
  movies.length === 0 &&
  hasSameFields(withoutNumber(headOf(after)), withoutNumber(now));

const mergeCollection = (states: States, movies: Movies): Collection | undefined => {
  const { before, after, now } = states;
  if (before === after) return now;
  if (!now) return after ? undefined : before;
  const own = headOf(now);
  if (goesAgain(states, own, movies)) return undefined;
  const head = mergeHead(states, own);
  return head === own && movies === now.movies ? now : { ...head, movies };
};

function* mergeCollections(lists: ThreeWay<readonly Collection[]>): Steps<readonly Collection[]> {
  if (lists.before === lists.after) return lists.now;
  if (lists.after === lists.now) return lists.before;
  const before = collectionsByKey(lists.before);
  const after = collectionsByKey(lists.after);
  const merged = new Map<string, Movies>();
  for (const each of lists.now) {
    const key = collectionKey(each);
    const moviesBefore = before.get(key)?.movies ?? NO_MOVIES;
    const moviesAfter = after.get(key)?.movies ?? NO_MOVIES;
    const movies = { before: moviesBefore, after: moviesAfter, now: each.movies };
    merged.set(key, yield* mergeLists(movies, MOVIE_RULES));
  }
  return yield* mergeLists(lists, {
    keyOf: collectionKey,
    merge: (three) => mergeCollection(three, (three.now && merged.get(collectionKey(three.now))) ?? NO_MOVIES),
  });
}

/** The library with what the act did taken back, item by item, but for what was changed since. */
function* mergeLibraries({ before, after, now }: ThreeWay<Library>): Steps<Library> {
  const of = <Name extends LibraryPart>(name: Name): ThreeWay<Library[Name]> => ({
    before: before[name],
    after: after[name],
    now: now[name],
  });
  const saved = new Map<SavedListName, readonly SavedTitle[]>();
  for (const list of SAVED_LIST_NAMES) saved.set(list, yield* mergeLists(of(list), SAVED_RULES));
  const views = yield* mergeLists(of('viewingHistory'), viewRules(now.viewingHistory));
  return {
    ...ofSavedLists((list) => saved.get(list) ?? now[list]),
    collections: yield* mergeCollections(of('collections')),
    viewingHistory: views.length > HISTORY_LIMIT ? views.slice(0, HISTORY_LIMIT) : views,
    preferences: mergeFields(of('preferences')),
    username: mergeValue(of('username')),
    marks: yield* mergeLists(of('marks'), MARK_RULES),
    episodes: yield* mergeLists(of('episodes'), SHOW_RULES),
  };
}

/** What the library became by one change. */
export interface Step {
  readonly library: Library;
  /** The change is one of those that are taken back, or is taken back already. */
  readonly isTakenBack: boolean;
}

/**
 * The change that takes back what was done to the library, item by item, everything to its place. What came since stays, and so does
 * what was done since to a title, a mark, a collection or a setting that is taken back too, though it is the same again by now
 * (product.md, Lists: late undo).
 * @param before the library before the first step. @param steps up to the library that is there now
 */
export function* takeBack(before: Library, steps: Iterable<Step>): Steps<LibraryAction> {
  let [now, without] = [before, before];
  for (const { library, isTakenBack } of steps) {
    if (!isTakenBack) without = yield* mergeLibraries({ before: without, after: now, now: library });
    now = library;
  }
  return yield* libraryChanges(now, without);
}
