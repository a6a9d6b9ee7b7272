import type { Steps } from '../../devices/steps.ts';
import { collectionKey, type Collection } from '../collection.ts';
import type { StoredTitle } from '../saved-title.ts';
import { mergeLists } from './merge-list.ts';
import { titleRules } from './merge-titles.ts';
import { hasSameFields, mergeFields, type ThreeWay } from './three-way.ts';

type Movies = readonly StoredTitle[];
type Head = Omit<Collection, 'movies'>;

const NO_MOVIES: Movies = [];
const MOVIE_RULES = titleRules();

/** All but its movies. */
const headOf = ({ movies: _, ...head }: Collection): Head => head;

type States = ThreeWay<Collection | undefined>;

/** A collection that was made anew since is called as it is now. */
const mergeHead = ({ before, after }: States, now: Head): Head =>
  before && after ? mergeFields({ before: headOf(before), after: headOf(after), now }) : now;

/** A collection that the act made stays where somebody has put movies into it since, or has named it otherwise. */
const isTakenBack = ({ before, after }: States, now: Head, movies: Movies): boolean =>
  !before && after !== undefined && movies.length === 0 && hasSameFields(headOf(after), now);

const mergeCollection = (states: States, movies: Movies): Collection | undefined => {
  const { before, after, now } = states;
  if (before === after) return now;
  if (!now) return after ? undefined : before;
  const own = headOf(now);
  if (isTakenBack(states, own, movies)) return undefined;
  const head = mergeHead(states, own);
  return head === own && movies === now.movies ? now : { ...head, movies };
};

export function* mergeCollections(lists: ThreeWay<readonly Collection[]>): Steps<readonly Collection[]> {
  if (lists.before === lists.after) return lists.now;
  const byKey = (collections: readonly Collection[]) => new Map(collections.map((each) => [collectionKey(each), each]));
  const before = byKey(lists.before);
  const after = byKey(lists.after);
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
