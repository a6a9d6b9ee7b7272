import { collectionKey, type CollectionMovie } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { movedRank } from '../../library/order/rank.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { groupBy } from '../group-by.ts';
import { isSameItem } from '../register-lists.ts';
import { collectionIdOf, itemIn } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

/** To its own place, where the visitor has moved it; else to the end. */
const adding = (collectionId: string, { rank, ...title }: CollectionMovie): Actions => [
  { kind: 'movie-added-to-collection', collectionId, title },
  ...(movedRank(rank) === undefined || rank === undefined
    ? []
    : [{ kind: 'movie-moved' as const, collectionId, title, rank }]),
];

const actionsFor = (
  collectionId: string,
  own: CollectionMovie | undefined,
  title: CollectionMovie | undefined,
): Actions => {
  if (!own) return title ? adding(collectionId, title) : [];
  if (title && isSameItem('movies', own, title)) return [];
  // A place that was undone is a number again.
  if (title?.rank !== undefined) return [{ kind: 'movie-moved', collectionId, title: own, rank: title.rank }];
  const { rank: _, ...unranked } = own;
  return [
    { kind: 'movie-removed-from-collection', collectionId, title: own },
    ...(title ? adding(collectionId, unranked) : []),
  ];
};

/** Of the collections that the library has: those that come bring their movies along. */
export function* movieActions(library: Library, { changed }: Pick<ToApply, 'changed'>): Steps<Actions> {
  const actions: LibraryAction[] = [];
  for (const [collectionId, registers] of groupBy(changed, ({ key }) => collectionIdOf(key))) {
    const collection = library.collections.find((each) => collectionKey(each) === collectionId);
    if (!collection) continue;
    const here = new Map<string, CollectionMovie>(collection.movies.map((movie) => [titleKey(movie), movie]));
    for (const register of registers) {
      yield;
      const own = here.get(register.key.slice(collectionId.length + 1));
      const title = itemIn('movies', register);
      actions.push(...actionsFor(collectionId, own, title));
    }
  }
  return actions;
}
