import { collectionKey } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import type { StoredTitle } from '../../library/saved-title.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { groupBy } from '../group-by.ts';
import { collectionIdOf, itemIn } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

/** Of the collections that the library has: those that come bring their movies along. */
export function* movieActions(library: Library, { changed }: Pick<ToApply, 'changed'>): Steps<Actions> {
  const actions: LibraryAction[] = [];
  for (const [collectionId, registers] of groupBy(changed, ({ key }) => collectionIdOf(key))) {
    const collection = library.collections.find((each) => collectionKey(each) === collectionId);
    if (!collection) continue;
    const here = new Map<string, StoredTitle>(collection.movies.map((movie) => [titleKey(movie), movie]));
    for (const register of registers) {
      yield;
      const own = here.get(register.key.slice(collectionId.length + 1));
      const title = itemIn('movies', register);
      if (title && !own) actions.push({ kind: 'movie-added-to-collection', collectionId, title });
      if (!title && own) actions.push({ kind: 'movie-removed-from-collection', collectionId, title: own });
    }
  }
  return actions;
}
