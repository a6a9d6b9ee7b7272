import { expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { resultOf } from '../../steps.ts';
import { libraryItems } from '../library-items.ts';
import { registerId } from '../register.ts';
import { bringBackActions, missingItems } from './bring-back-actions.ts';
import { removedItems } from './removed-items.ts';

// Of a show that is not followed no more than its episodes is brought back.
const LIBRARY: Library = {
  ...FULL_LIBRARY,
  episodes: FULL_LIBRARY.episodes.map(({ stoppedAt: _, ...show }) => show),
};

const registers = new Map(
  [...libraryItems(LIBRARY)].map(({ list, key }) => {
    const register = { list, key, stamp: stampAt(0), device: 'a', item: null };
    return [registerId(register), register];
  }),
);
const went = resultOf(removedItems(LIBRARY, registers, registers.keys()));
const brought = (library: Library): Library => bringBackActions(library, went).reduce(apply, library);

// The history is not among them, and what is said of a mark says nothing of its picture.
const listsOf = ({ watchlist, favorites, collections, marks, episodes }: Library) => ({
  watchlist,
  favorites,
  collections: collections.filter(({ id }) => id === '1763640000000'),
  marks: marks.map(({ id, seenAt, rating, note, hiddenAt }) => ({ id, seenAt, rating, note, hiddenAt })),
  episodes: episodes.map(({ id, seasons }) => ({ id, seasons })),
});

it('all that went is brought back to a library that has lost it (product.md, Devices: bring back)', () => {
  expect(listsOf(brought({ ...EMPTY_LIBRARY, collections: [] }))).toEqual(listsOf(LIBRARY));
});

it('nothing is missing, and nothing done, where all of it is there', () => {
  expect(missingItems(LIBRARY, went)).toEqual([]);
  expect(bringBackActions(LIBRARY, went)).toEqual([]);
  expect(missingItems({ ...EMPTY_LIBRARY, collections: [] }, went)).toEqual(went);
});

it('an episode that went is told of with its day, and what the library had not is not told of', () => {
  const episodes = went.filter(({ list }) => list === 'episodes');
  expect(episodes).toHaveLength(12);
  expect(episodes[9]).toMatchObject({
    title: { id: 1396, name: 'Nine Dials', media_type: 'tv' },
    season: 1,
    number: 10,
    day: 20_614,
  });
  expect(episodes[10]).toMatchObject({ number: 12, day: null });
  expect(resultOf(removedItems({ ...EMPTY_LIBRARY, collections: [] }, registers, registers.keys()))).toEqual([]);
});
