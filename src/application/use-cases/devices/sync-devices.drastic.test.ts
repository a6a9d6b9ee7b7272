import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
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
