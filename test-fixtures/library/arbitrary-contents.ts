import * as fc from 'fast-check';
import { apply } from '#domain/library/apply.ts';
import type { Contents, Remainder } from '#domain/library/bundle.ts';
import type { Collection } from '#domain/library/collection.ts';
import { EMPTY_LIBRARY, type Library, type Preferences } from '#domain/library/library.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import { arbitraryActions } from './arbitrary-action.ts';

const done = arbitraryActions.map((actions) => actions.reduce<Library>(apply, EMPTY_LIBRARY));

/** What a newer release, or a hand, has written beside what is known: of few values, so that two libraries agree, differ and lack. */
const beside = fc.record(
  { mood: fc.constantFrom('calm', 'sad'), tags: fc.subarray(['a', 'b']) },
  { requiredKeys: [] },
) as fc.Arbitrary<object>;

/** Some of the items have something beside. */
const withBeside = <Item extends object>(items: readonly Item[]): fc.Arbitrary<readonly Item[]> =>
  fc
    .array(fc.option(beside, { freq: 1 }), { minLength: items.length, maxLength: items.length })
    .map((all) => items.map((item, at) => ({ ...item, ...all[at] })));

const text = fc.constantFrom(
  '',
  'Weekend Favorites',
  'Noir',
  'Perfect for weekend movie nights',
  'Custom collection: Noir',
);
const head = fc.record(
  {
    name: text,
    description: text,
    cover: fc.constantFrom('movie:1', 'tv:2'),
    createdAt: fc.constantFrom('2025', '2026'),
  },
  { requiredKeys: [] },
);
const collectionsOf = (collections: readonly Collection[]): fc.Arbitrary<readonly Collection[]> =>
  fc
    .tuple(
      fc.array(fc.option(head), { minLength: collections.length, maxLength: collections.length }),
      withBeside(collections),
    )
    .map(([heads, all]) => all.map((each, at) => ({ ...each, ...heads[at] })));

const search = fc.record({
  name: fc.constantFrom('In French', 'Short', 'Long'),
  address: fc.constantFrom('/movie?lang=fr', '/tv?under=30'),
});
const preferences = fc
  .record(
    {
      preferredGenres: fc.subarray<string | number>([18, 'Drama', 27]),
      searches: fc.uniqueArray(search, { selector: ({ name }) => name }),
      density: fc.constantFrom('wide', 'narrow'),
    },
    { requiredKeys: [] },
  )
  .map((some) => some as Partial<Preferences>);

/** What can be read of seasons, and what cannot. */
const show: fc.Arbitrary<WatchedShow> = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.dictionary(fc.constantFrom('1', '2', 'one'), fc.constantFrom('1-3', '2@20614', 'x', '1,x', '3@20615,2-1')),
  )
  .map(([id, seasons]) => ({ id, seasons }));
const showsOf = (episodes: readonly WatchedShow[]): fc.Arbitrary<readonly WatchedShow[]> =>
  fc
    .uniqueArray(show, { selector: ({ id }) => id, maxLength: 3 })
    .chain((others) =>
      withBeside([...episodes, ...others.filter(({ id }) => episodes.every((each) => each.id !== id))]),
    );

/** A history that may be full. */
const views = fc
  .uniqueArray(fc.integer({ min: 1, max: 120 }), { maxLength: 50, size: 'max' })
  .map((ids) => ids.toSorted((a, b) => b - a).map((id) => ({ id, viewedAt: new Date(id * 1_000).toISOString() })));

const library: fc.Arbitrary<Library> = done.chain((each) =>
  fc
    .record({
      watchlist: withBeside(each.watchlist),
      favorites: withBeside(each.favorites),
      collections: collectionsOf(each.collections),
      marks: withBeside(each.marks),
      episodes: showsOf(each.episodes),
      viewingHistory: fc.oneof(fc.constant(each.viewingHistory), views),
      chosen: preferences,
      username: fc.constantFrom(each.username, null, '', DEFAULT_USERNAME, 'Ada'),
    })
    .map(({ chosen, ...parts }) => ({ ...each, ...parts, preferences: { ...each.preferences, ...chosen } })),
);

const unreadable = fc.subarray<unknown>([{ name: 'no id' }, 7, null]);
const remainder: fc.Arbitrary<Remainder> = fc.record({
  fields: fc.record(
    { diary: fc.oneof(fc.subarray<unknown>([1, 2, { day: 3 }]), fc.constant('none')), pins: fc.constantFrom(1, 2) },
    { requiredKeys: [] },
  ),
  items: fc.record({ watchlist: unreadable, episodes: unreadable }, { requiredKeys: [] }),
});

/** Any library, as it was read of a bundle: every part and field, what other releases write beside, and what a hand has written. */
export const arbitraryContents: fc.Arbitrary<Contents> = fc.record({ library, remainder });
