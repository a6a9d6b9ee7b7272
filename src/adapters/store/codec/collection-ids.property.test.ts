import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeChange } from '../../log/decode-change.ts';
import { decodeBundle } from './decode-bundle.ts';

interface Stored {
  readonly id: string | number;
  readonly name: string;
  readonly description: string;
  readonly movies: readonly { readonly id: number }[];
}

// There are few ids, so that the same id comes as number and as text. Ids of default collections and a creation time
// are among them.
const id = fc.constantFrom<string | number>(1, '1', 2, '3', 77, '77', 1_761_998_400_000, '1761998400000', 0.5, 'abc');
const stored: fc.Arbitrary<Stored> = fc.record({
  id,
  name: fc.string(),
  description: fc.string(),
  movies: fc.constant([{ id: 5 }]),
});
const bundles = fc.array(stored, { minLength: 1, maxLength: 6 });

const read = (collections: readonly Stored[]) => decodeBundle(JSON.stringify({ collections }))!;
const written = (bundle: ReturnType<typeof read>) =>
  (JSON.parse(encodeBundle('unknown', bundle)) as { collections: Stored[] }).collections;
/** The order does not count: a second collection with the same id moves behind the others. */
const sorted = (collections: readonly Stored[]) => collections.map((each) => JSON.stringify(each)).toSorted();
/** The action as it comes back from the log. */
const logged = (action: LibraryAction) =>
  decodeChange({ id: 'a', at: '', tab: 't', ...JSON.parse(JSON.stringify({ action })) })!.action;

it('the id of a collection is written as it was read, number or text, and no collection is lost', () => {
  fc.assert(
    fc.property(bundles, (collections) => {
      expect(sorted(written(read(collections)))).toEqual(sorted(collections));
    }),
  );
});

it('so it is when the collection is changed: one movie is added, to one collection', () => {
  fc.assert(
    fc.property(bundles, id, ([first, ...others], other) => {
      const collections = [first!, ...others]
        .filter((each) => `${each.id}` !== `${other}`)
        .concat({ ...first!, id: other });
      const action = logged({ kind: 'movie-added-to-collection', collectionId: `${other}`, title: { id: 9 } });
      const before = read(collections);
      const after = written({ ...before, library: apply(before.library, action) });
      const changed = collections.map((each) =>
        each.id === other ? { ...each, movies: [{ id: 5 }, { id: 9 }] } : each,
      );
      expect(sorted(after)).toEqual(sorted(changed));
      expect(sorted(written(read(after)))).toEqual(sorted(changed));
    }),
  );
});

it('so it is when the whole library goes through the log', () => {
  fc.assert(
    fc.property(bundles, (collections) => {
      const before = read(collections);
      const action = logged(replacingAll(before.library));
      expect(sorted(written({ ...before, library: apply(before.library, action) }))).toEqual(sorted(collections));
    }),
  );
});

it('of 77 and "77" in one bundle the first is shown, and both are kept', () => {
  const collections = [
    { id: 77, name: 'number', description: '', movies: [] },
    { id: '77', name: 'text', description: '', movies: [] },
  ];
  for (const both of [collections, collections.toReversed()]) {
    const bundle = read(both);
    expect(bundle.library.collections).toEqual([both[0]]);
    expect(written(bundle)).toEqual(both);
  }
});
