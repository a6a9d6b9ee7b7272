import { collectionKey, type Collection, type CollectionMovie } from '../../library/collection.ts';
import { refOf } from '../../library/facts/markable-title.ts';
import type { Library } from '../../library/library.ts';
import { collectionsByKey } from '../../library/parts/collections.ts';
import type { Steps } from '../../steps.ts';
import { groupBy } from '../../util/group-by.ts';
import { collectionIdOf, itemIn, movieKey, registerId, type Register } from '../register.ts';
import { movieList } from '../shared-ranks.ts';
import { placeRanks } from './known-order.ts';
import type { Actions, ToApply } from './merging-plan.ts';
import { orderedItems } from './ordered-items.ts';

/** To move more takes longer than to put them there anew. */
const MOVES_MAX = 100;

const itself = <Item>(items: readonly Item[]): readonly Item[] => items;

/** Those that come, in the order in which they were added. */
const comingIn = (changed: readonly Register[], here: ReadonlySet<string>): readonly CollectionMovie[] =>
  changed
    .filter((register) => !here.has(registerId(register)))
    .toSorted((a, b) => (a.stamp < b.stamp ? -1 : a.stamp > b.stamp ? 1 : a.key < b.key ? -1 : 1))
    .flatMap((register) => itemIn('movies', register) ?? []);

const actionsFor = (collection: Collection, toApply: ToApply): Actions => {
  const collectionId = collectionKey(collection);
  const { changed } = toApply;
  const gone = new Set(changed.filter(({ item }) => item === null).map(registerId));
  const ordered = movieList(collection);
  const idOf = (movie: CollectionMovie) => registerId({ list: 'movies', key: movieKey(collectionId, movie) });
  const isGone = (movie: CollectionMovie) => gone.has(idOf(movie));
  const ranks = placeRanks(ordered, toApply);
  const { removed, moved, added } = orderedItems({
    here: collection.movies.filter((movie) => !isGone(movie)),
    coming: comingIn(changed, new Set(ordered.items.map(([id]) => id))),
    rankOf: (movie) => ranks(idOf(movie)),
    inOrder: itself,
    movesMax: MOVES_MAX,
  });
  return [
    ...[...collection.movies.filter(isGone), ...removed].map((title) => ({
      kind: 'movie-removed-from-collection' as const,
      collectionId,
      title: refOf(title),
    })),
    ...moved.map(({ item, rank }) => ({ kind: 'movie-moved' as const, collectionId, title: refOf(item), rank })),
    ...added.map(({ item: title, ...at }) => ({
      kind: 'movie-added-to-collection' as const,
      collectionId,
      title,
      ...at,
    })),
  ];
};

/** Of the collections that the library has: those that come bring their movies along. */
export function* movieActions(library: Library, toApply: ToApply): Steps<Actions> {
  const actions: Actions[] = [];
  const collections = collectionsByKey(library.collections);
  for (const [collectionId, changed] of groupBy(toApply.changed, ({ key }) => collectionIdOf(key))) {
    yield;
    const collection = collections.get(collectionId);
    if (collection) actions.push(actionsFor(collection, { ...toApply, changed }));
  }
  return actions.flat();
}
