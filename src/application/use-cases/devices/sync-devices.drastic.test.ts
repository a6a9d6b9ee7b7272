import { describe, expect, it } from 'vitest';
import { deviceFileName } from '#domain/devices/folder-files.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { rankAt, rankBetween } from '#domain/library/order/rank.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const TWELVE = Array.from({ length: 12 }, (_, at) => at + 1);
const twelve = () => joinedDevices({ watchlist: savedTitles(12) });
const removeMost = (device: SyncingDevice) => {
  for (let id = 1; id <= 11; id += 1) device.session.dispatch(removing(id));
};
const agreeing = async (device: SyncingDevice, removes: boolean) => device.settle(device.lists.answer(removes));

describe('a device that has lost most of its lists (product.md, Devices: drastic)', () => {
  it('shares nothing of that before the visitor has answered', async () => {
    const { phone, laptop } = await twelve();
    phone.open(EMPTY_LIBRARY);
    phone.session.dispatch(saving(20));
    await meet(phone, laptop);
    expect(phone.sharing.question).toEqual({
      kind: 'remove-there',
      counts: expect.objectContaining({ watchlist: 12 }) as unknown,
    });
    expect(ids(laptop)).toEqual([...TWELVE, 20]);
    expect(ids(phone)).toEqual([20]);
  });

  it('gets them back', async () => {
    const { phone, laptop } = await twelve();
    phone.open(EMPTY_LIBRARY);
    await meet(phone);
    await agreeing(phone, false);
    expect(ids(phone)).toEqual(TWELVE);
    expect(phone.sharing.question).toBeUndefined();
    await meet(laptop);
    expect(ids(laptop)).toEqual(TWELVE);
  });

  it('has them removed elsewhere, where that is meant', async () => {
    const { phone, laptop } = await twelve();
    removeMost(phone);
    await meet(phone);
    expect(phone.sharing.question?.kind).toBe('remove-there');
    await agreeing(phone, true);
    expect(ids(phone)).toEqual([12]);
    await meet(laptop);
    expect(laptop.sharing.question?.kind).toBe('remove-here');
  });

  it('asks for a few as well where no title is left at the start', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(2) });
    phone.open(EMPTY_LIBRARY);
    await meet(phone, laptop);
    expect(phone.sharing.question?.kind).toBe('remove-there');
    expect(ids(laptop)).toEqual([1, 2]);
    await agreeing(phone, false);
    expect(ids(phone)).toEqual([1, 2]);
    for (const id of [1, 2]) phone.session.dispatch(removing(id));
    await meet(phone, laptop);
    expect(phone.sharing.question).toBeUndefined();
    expect(ids(laptop)).toEqual([]);
  });
});

describe('what other devices say of it before the visitor has answered (product.md, Devices: drastic)', () => {
  const LATER = '2026-11-27T12:00:00.000Z';
  const title = { id: 1, title: 'Title 1' };
  const show = { id: 5, name: 'Nine Dials' };
  const searches = [{ name: 'Quiet', address: '/movie?genre=18' }];
  const HAD = {
    watchlist: savedTitles(12),
    favorites: [{ ...title, addedAt: '2026-11-20T12:00:00.000Z' }],
    marks: [{ ...title, rating: 5, hiddenAt: '2026-11-20T12:00:00.000Z' }],
    collections: [{ id: '7', name: 'Noir', description: '', movies: savedTitles(2) }],
    preferences: { ...EMPTY_LIBRARY.preferences, searches },
    episodes: [
      { ...show, seasons: { '1': '1-3@20614' } },
      { id: 6, name: 'Salt', seasons: {}, stoppedAt: '2026-11-20T12:00:00.000Z' },
    ],
  };
  /** All is gone but a collection, of whose movies none is left. */
  const WITHOUT_MOVIES = {
    ...EMPTY_LIBRARY,
    collections: [...EMPTY_LIBRARY.collections, { id: '7', name: 'Noir', description: '', movies: [] }],
  };
  const inNoir = (id: number): LibraryAction => ({
    kind: 'movie-added-to-collection',
    collectionId: '7',
    title: { id, title: `Title ${id}` },
  });
  const moved = (id: number): LibraryAction => ({
    kind: 'movie-moved',
    collectionId: '7',
    title: { id },
    rank: rankBetween(undefined, rankAt(0)),
  });
  const loses = async (news: readonly LibraryAction[], left: Library) => {
    const { phone, laptop } = await joinedDevices(HAD);
    phone.open(left);
    for (const action of news) laptop.session.dispatch(action);
    await meet(laptop, phone, laptop, phone);
    expect(phone.sharing.question?.kind).toBe('remove-there');
    return { phone, laptop };
  };

  interface News {
    readonly what: string;
    readonly news: readonly LibraryAction[];
    /** What is left of the lists. */
    readonly left?: Library;
  }
  const NEWS: readonly News[] = [
    { what: 'a title that is added anew', news: [removing(1), saving(1, LATER)] },
    {
      what: 'a favorite that is added anew',
      news: [
        { kind: 'title-removed', list: 'favorites', title },
        { kind: 'title-saved', list: 'favorites', title: { ...title, addedAt: LATER } },
      ],
    },
    { what: 'another rating', news: [{ kind: 'title-marked', title, set: { rating: 8 }, clear: [] }] },
    {
      what: 'a title that is hidden anew',
      news: [{ kind: 'title-marked', title, set: { hiddenAt: LATER }, clear: [] }],
    },
    { what: 'a name', news: [{ kind: 'collection-changed', collectionId: '7', set: { name: 'Crime' }, clear: [] }] },
    { what: 'another movie of a collection', news: [inNoir(3)] },
    { what: 'a place in a collection that is gone', news: [moved(2)] },
    { what: 'a place in one that is there', news: [moved(2)], left: WITHOUT_MOVIES },
    {
      what: 'a movie that is added anew',
      news: [{ kind: 'movie-removed-from-collection', collectionId: '7', title }, inNoir(1)],
      left: WITHOUT_MOVIES,
    },
    { what: 'another day of an episode', news: [{ kind: 'episodes-marked', title: show, season: 1, runs: '2@20615' }] },
    {
      what: 'that a show is stopped anew',
      news: [{ kind: 'show-stopped', title: { id: 6, name: 'Salt' }, stoppedAt: LATER }],
    },
    {
      what: 'another address of a search',
      news: [{ kind: 'choices-set', set: { searches: [{ name: 'Quiet', address: '/tv?genre=18' }] }, clear: [] }],
    },
  ];

  it.each(NEWS)(
    'brings nothing back, and goes with it where that is meant: $what',
    async ({ news, left = EMPTY_LIBRARY }) => {
      const { phone, laptop } = await loses(news, left);
      expect(syncedOf(phone.library)).toEqual(syncedOf(left));
      await agreeing(phone, true);
      expect(syncedOf(phone.library)).toEqual(syncedOf(left));
      await meet(laptop);
      await agreeing(laptop, true);
      expect(syncedOf(laptop.library)).toEqual(syncedOf(left));
    },
  );

  it.each(NEWS)('comes with it where the visitor keeps it: $what', async ({ news, left = EMPTY_LIBRARY }) => {
    const { phone, laptop } = await loses(news, left);
    const said = syncedOf(laptop.library);
    await agreeing(phone, false);
    expect(syncedOf(phone.library)).toEqual(said);
    await meet(laptop);
    expect(syncedOf(laptop.library)).toEqual(said);
  });

  it('brings nothing back where it is the same, and another device says it', async () => {
    const { phone, laptop } = await joinedDevices(HAD);
    const [other, ...devices] = ['f'.repeat(16), ...[phone, laptop].map(({ memory }) => memory.kept?.device ?? '')];
    const { files } = laptop.folder;
    const said = files.get(deviceFileName(devices[1] ?? '')) ?? '';
    phone.open(EMPTY_LIBRARY);
    files.set(
      deviceFileName(other),
      devices.reduce((text, device) => text.replaceAll(device, other), said),
    );
    await meet(phone);
    expect(phone.sharing.question?.kind).toBe('remove-there');
    expect(syncedOf(phone.library)).toEqual(syncedOf(EMPTY_LIBRARY));
  });

  it('stays where it is of a fact that was not lost: a note beside a rating', async () => {
    const note: LibraryAction = { kind: 'title-marked', title, set: { note: 'Loud' }, clear: [] };
    const { phone, laptop } = await loses([note], EMPTY_LIBRARY);
    expect(phone.library.marks).toEqual([]);
    await agreeing(phone, true);
    await meet(laptop);
    for (const { library } of [phone, laptop]) expect(library.marks).toMatchObject([{ id: 1, note: 'Loud' }]);
    for (const { library } of [phone, laptop]) expect(library.marks[0]).not.toHaveProperty('rating');
  });

  it('comes where it is of what was not lost', async () => {
    const { phone } = await loses([saving(40)], EMPTY_LIBRARY);
    expect(ids(phone)).toEqual([40]);
  });
});

describe('merging that would take most away (product.md, Devices: drastic)', () => {
  const emptied = async () => {
    const both = await twelve();
    removeMost(both.phone);
    both.phone.session.dispatch(saving(30));
    await meet(both.phone);
    await agreeing(both.phone, true);
    await meet(both.laptop);
    return both;
  };

  it('is asked first: only what comes is there', async () => {
    const { laptop } = await emptied();
    expect(laptop.sharing.question).toMatchObject({ kind: 'remove-here', counts: { watchlist: 11 } });
    expect(ids(laptop)).toEqual([...TWELVE, 30]);
  });

  it('is asked again after the page was killed', async () => {
    const { laptop } = await emptied();
    laptop.open();
    await meet(laptop);
    expect(laptop.sharing.question?.kind).toBe('remove-here');
    expect(ids(laptop)).toEqual([...TWELVE, 30]);
  });

  it('is done once the visitor agrees, as one change that can be undone', async () => {
    const { laptop, phone } = await emptied();
    await agreeing(laptop, true);
    expect(ids(laptop)).toEqual([12, 30]);
    expect(laptop.sharing.question).toBeUndefined();
    expect(laptop.toasts.at(-1)?.action?.label).toBe('Undo');
    await meet(phone);
    expect(ids(phone)).toEqual([12, 30]);
  });

  it('is not done where the visitor does not: the titles come back elsewhere', async () => {
    const { laptop, phone } = await emptied();
    await agreeing(laptop, false);
    expect(ids(laptop)).toEqual([...TWELVE, 30]);
    expect(laptop.sharing.question).toBeUndefined();
    await meet(phone);
    expect(ids(phone)).toEqual([...TWELVE, 30]);
  });

  it('was seen already at joining', async () => {
    const { laptop } = await emptied();
    await agreeing(laptop, true);
    const tablet = new SyncingDevice(laptop.clock, { watchlist: savedTitles(12) });
    Object.assign(tablet.folder, { files: laptop.folder.files });
    await tablet.settle(tablet.join());
    expect(ids(tablet)).toEqual([12, 30]);
    expect(tablet.sharing.question).toBeUndefined();
  });
});

describe('a collection with most of the titles (product.md, Devices: drastic)', () => {
  const NOIR = { id: '1700000000000', name: 'Noir', description: '', movies: savedTitles(12) };
  const destroying: LibraryAction = { kind: 'collection-removed', collectionId: NOIR.id };
  const withCollection = () => joinedDevices({ watchlist: savedTitles(2), collections: [NOIR] });

  it('is asked about where it is lost, though it is one thing', async () => {
    const { phone, laptop } = await withCollection();
    phone.session.dispatch(destroying);
    await meet(phone, laptop);
    expect(phone.sharing.question).toMatchObject({ kind: 'remove-there', counts: { collections: 1, movies: 12 } });
    expect(laptop.library.collections.map(({ name }) => name)).toContain('Noir');
  });

  it('is asked about where another device has removed it', async () => {
    const { phone, laptop } = await withCollection();
    phone.session.dispatch(destroying);
    await meet(phone);
    await agreeing(phone, true);
    await meet(laptop);
    expect(laptop.sharing.question).toMatchObject({ kind: 'remove-here', counts: { collections: 1, movies: 12 } });
    expect(laptop.library.collections.map(({ name }) => name)).toContain('Noir');
    await agreeing(laptop, true);
    expect(laptop.library.collections.map(({ name }) => name)).not.toContain('Noir');
  });
});
