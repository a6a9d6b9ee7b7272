import type { Steps } from '../../devices/steps.ts';
import { HISTORY_LIMIT } from '../history-limit.ts';
import type { Library, LibraryPart } from '../library.ts';
import { mergeCollections } from './merge-collections.ts';
import { mergeLists } from './merge-list.ts';
import { MARK_RULES, titleRules, viewRules } from './merge-titles.ts';
import { mergeFields, mergeValue, type ThreeWay } from './three-way.ts';

const SAVED_RULES = titleRules<Library['watchlist'][number]>();

/** The library with what the act did taken back, item by item, but for what was changed since. */
export function* mergeLibraries({ before, after, now }: ThreeWay<Library>): Steps<Library> {
  const of = <Name extends LibraryPart>(name: Name): ThreeWay<Library[Name]> => ({
    before: before[name],
    after: after[name],
    now: now[name],
  });
  const views = yield* mergeLists(of('viewingHistory'), viewRules(now.viewingHistory));
  return {
    watchlist: yield* mergeLists(of('watchlist'), SAVED_RULES),
    favorites: yield* mergeLists(of('favorites'), SAVED_RULES),
    collections: yield* mergeCollections(of('collections')),
    viewingHistory: views.length > HISTORY_LIMIT ? views.slice(0, HISTORY_LIMIT) : views,
    preferences: mergeFields(of('preferences')),
    username: mergeValue(of('username')),
    marks: yield* mergeLists(of('marks'), MARK_RULES),
  };
}
