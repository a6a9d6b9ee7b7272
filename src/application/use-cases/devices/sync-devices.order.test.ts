import { describe, expect, it } from 'vitest';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { Collection } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { movedTo } from '#domain/library/order/ranks-in-order.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { joining } from '#fixtures/devices/joining-devices.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { joinedDevices, meet, twoDevices } from '#fixtures/devices/two-devices.ts';

const list = (movies: readonly TitleRef[], id = '9'): Collection => ({ id, name: 'Noir', description: '', movies });
const numbered = (...ids: readonly number[]) => ({ collections: [list(ids.map((id) => ({ id })))] });

const keys = ({ library }: SyncingDevice) => library.collections[0]?.movies.map(titleKey);
const ids = ({ library }: SyncingDevice) => library.collections[0]?.movies.map(({ id }) => id);

const moveMovie = ({ session, library }: SyncingDevice, title: TitleRef, place: number): void => {
  const movies = library.collections[0]?.movies ?? [];
  const item = movies.find((each) => titleKey(each) === titleKey(title));
  const { ranks = [] } = (item && movedTo(movies, item, place)) ?? {};
  for (const each of ranks)
    session.dispatch({ kind: 'movie-moved', collectionId: '9', title: each.item, rank: each.rank });
};
const removing = (id: number): LibraryAction => ({
  kind: 'movie-removed-from-collection',
  collectionId: '9',
  title: { id },
});
const adding = (id: number): LibraryAction => ({ kind: 'movie-added-to-collection', collectionId: '9', title: { id } });

/** Each has moved a movie of the list, before they have heard of each other. */
const bothArranged = () => {
  const devices = twoDevices(numbered(1, 2, 3, 4, 5, 6), numbered(1, 2, 3, 4, 5, 6));
  const { phone, laptop } = devices;
  for (const [at, id] of [4, 3, 5, 6, 1, 2].entries()) moveMovie(phone, { id }, at);
  moveMovie(laptop, { id: 3 }, 1);
  return devices;
};

describe('the order of a list (product.md, Devices: order)', () => {
  it.each<[JoinChoice, readonly number[]]>([
    ['mine', [1, 3, 2, 4, 5, 6]],
    ['newer', [1, 3, 2, 4, 5, 6]],
    ['theirs', [4, 3, 5, 6, 1, 2]],
  ])('is the one that was chosen where both have arranged it before: %s', async (choice, order) => {
    const { phone, laptop } = bothArranged();
    await phone.settle(phone.join('Phone'));
    const preview = await laptop.settle(laptop.lists.chooseFolder());
    expect(preview).toMatchObject({
      conflicts: [{ list: 'order', key: '9', mine: { collection: 'Noir' }, isToChoose: true }],
    });
    await laptop.settle(laptop.join('Laptop', choice));
    await meet(phone);
    expect([ids(phone), ids(laptop)]).toEqual([order, order]);
  });

  it('stays one where each then moves, adds and removes', async () => {
    const { phone, laptop } = bothArranged();
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop', 'mine'));
    await meet(phone);
    moveMovie(phone, { id: 6 }, 0);
    laptop.session.dispatch(removing(3));
    laptop.session.dispatch(adding(7));
    moveMovie(laptop, { id: 4 }, 5);
    await meet(laptop, phone, laptop);
    expect(ids(phone)).toEqual(ids(laptop));
    expect(ids(phone)?.[0]).toBe(6);
    expect(ids(phone)).not.toContain(3);
  });

  it('is that of the device that has arranged it, where the other one has not', async () => {
    for (const isPhone of [true, false]) {
      const devices = twoDevices(numbered(1, 2, 3), numbered(2, 1, 3, 4));
      moveMovie(isPhone ? devices.phone : devices.laptop, { id: 3 }, 0);
      await devices.phone.settle(devices.phone.join('Phone'));
      await devices.laptop.settle(devices.laptop.join('Laptop', 'newer'));
      await meet(devices.phone);
      const order = isPhone ? [3, 1, 2, 4] : [3, 2, 1, 4];
      expect([ids(devices.phone), ids(devices.laptop)]).toEqual([order, order]);
    }
  });

  it('of a list that nobody has arranged is one as well, and gets no rank where it is the same', async () => {
    const { phone, laptop } = await joining(numbered(1, 2, 3), numbered(3, 1, 2, 4));
    expect([ids(phone), ids(laptop)]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    const same = await joining(numbered(1, 2, 3), numbered(1, 2, 3));
    for (const { library } of [phone, same.phone, same.laptop])
      expect(library.collections[0]?.movies.some(({ rank }) => rank !== undefined)).toBe(false);
  });

  it('has a movie and a show of one number where each device has put them, and place 2 is place 2', async () => {
    const movies = [{ id: 5 }, { id: 5, media_type: 'tv' as const }, { id: 1 }, { id: 2 }, { id: 3 }];
    const { phone, laptop } = await joinedDevices({ collections: [list(movies)] }, { collections: [list(movies)] });
    moveMovie(phone, { id: 5 }, 3);
    moveMovie(laptop, { id: 5, media_type: 'tv' }, 3);
    await meet(phone, laptop, phone);
    expect(keys(laptop)).toEqual(keys(phone));
    moveMovie(phone, { id: 3 }, 1);
    expect(keys(phone)?.[1]).toBe('movie:3');
    await meet(phone, laptop);
    expect(keys(laptop)).toEqual(keys(phone));
  });

  it('is taken back with joining', async () => {
    const { phone, laptop } = bothArranged();
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop', 'theirs'));
    expect(ids(laptop)).toEqual([4, 3, 5, 6, 1, 2]);
    await laptop.undo('Lists joined');
    expect(ids(laptop)).toEqual([1, 3, 2, 4, 5, 6]);
  });
});
