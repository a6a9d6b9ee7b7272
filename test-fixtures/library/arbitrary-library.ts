import * as fc from 'fast-check';
import type { LibraryAction } from '#domain/library/library-change.ts';

// Few ids, so that random sequences meet duplicates, removals of what is there, and shows numbered like movies.
const ref = fc.record({ id: fc.integer({ min: 1, max: 6 }), media_type: fc.constantFrom('movie' as const, 'tv' as const) });
const looseRef = fc.oneof(ref, ref.map(({ id }) => ({ id })));
const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
const kept = looseRef.chain((title) => fc.string().map((name) => ({ ...title, title: name })));
const list = fc.constantFrom('watchlist' as const, 'favorites' as const);
const collectionId = fc.constantFrom('1', '2', '3', '4', '5');
const saved = fc.tuple(kept, time).map(([title, addedAt]) => ({ ...title, addedAt }));
const viewed = fc
  .tuple(fc.integer({ min: 1, max: 80 }), time)
  .map(([id, viewedAt]) => ({ id, media_type: 'movie' as const, viewedAt }));

const simple: fc.Arbitrary<LibraryAction> = fc.oneof(
  fc.record({ kind: fc.constant('title-saved' as const), list, title: saved }),
  fc.record({ kind: fc.constant('title-removed' as const), list, title: looseRef }),
  fc.record({
    kind: fc.constant('collection-created' as const),
    collection: fc.record({ id: fc.oneof(collectionId, collectionId.map(Number)), name: fc.string(), description: fc.string(), movies: fc.constant([]) }),
  }),
  fc.record({ kind: fc.constant('collection-removed' as const), collectionId }),
  fc.record({ kind: fc.constant('movie-added-to-collection' as const), collectionId, title: kept }),
  fc.record({ kind: fc.constant('movie-removed-from-collection' as const), collectionId, title: looseRef }),
  fc.record({ kind: fc.constant('title-viewed' as const), title: viewed }),
  fc.record({ kind: fc.constant('theme-set' as const), theme: fc.constantFrom('dark' as const, 'light' as const) }),
  fc.record({ kind: fc.constant('username-set' as const), username: fc.option(fc.string()) }),
);

/** Actions that change nothing the second time. */
export const repeatable = simple.filter(({ kind }) => kind !== 'title-viewed');

/** Any action a visitor can cause, single or in a batch. */
export const arbitraryAction: fc.Arbitrary<LibraryAction> = fc.oneof(
  { weight: 8, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.array(simple, { maxLength: 5 }).map((actions) => ({ kind: 'batch' as const, actions })),
  },
);

/** Any sequence of them. */
export const arbitraryActions = fc.array(arbitraryAction, { maxLength: 120 });
