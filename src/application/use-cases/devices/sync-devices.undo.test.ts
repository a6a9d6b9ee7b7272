import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { AT, ids, meet, removing, savedTitles, saving, twoDevices } from '#fixtures/devices/two-devices.ts';

const JOINED = 'Lists joined';

const numbers = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at);
const titles = (first: number, count: number): Library['watchlist'] =>
  numbers(first, count).map((id) => ({ id, title: `Title ${id}`, addedAt: AT }));
const textsOf = ({ folder }: SyncingDevice): readonly string[] => [...folder.files.values()];

/** The phone has 100 titles, and the laptop joins with 20 of its own. */
const joined = async () => {
  const both = twoDevices({ watchlist: titles(1, 100) }, { watchlist: titles(201, 20) });
  await both.phone.settle(both.phone.join('Phone'));
  await both.laptop.settle(both.laptop.join('Laptop'));
  return both;
};

describe('undo of joining (product.md, Devices: undo of joining)', () => {
  it('is leaving, and takes back here what came: the other device keeps all of its own', async () => {
    const { phone, laptop } = await joined();
    expect(ids(laptop)).toHaveLength(120);
    await laptop.undo(JOINED);
    expect(laptop.state.status).toBe('off');
    expect(ids(laptop)).toEqual(numbers(201, 20));
    await meet(phone, laptop, phone);
    expect(ids(phone)).toEqual(expect.arrayContaining([...numbers(1, 100)]));
    expect(textsOf(phone).join('')).not.toContain('"item":null');
    expect(phone.state).toMatchObject({ status: 'on', others: [] });
    expect(phone.sharing.question).toBeUndefined();
  });

  it('late, after rounds and changes on both, leaves what was done on each', async () => {
    const { phone, laptop } = await joined();
    await meet(phone, laptop);
    phone.session.dispatch(saving(101));
    phone.session.dispatch(removing(1));
    laptop.session.dispatch(saving(301));
    laptop.session.dispatch(removing(2));
    laptop.session.dispatch(removing(201));
    await meet(laptop, phone, laptop, phone);
    const phoneHas = ids(phone);
    expect(ids(laptop)).toEqual(phoneHas);
    await laptop.undo(JOINED);
    await meet(phone, laptop, phone);
    // What the phone added and removed since came by joining as well.
    expect(ids(laptop)).toEqual([...numbers(202, 19), 301]);
    // The visitor has removed title 2 everywhere.
    expect(ids(phone)).toEqual(phoneHas);
    expect(phoneHas).toEqual([...numbers(3, 98), 101, ...numbers(202, 19), 301]);
  });

  it('brings back what joining took away or changed here', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(3) });
    await phone.settle(phone.join());
    phone.session.dispatch(removing(2));
    await meet(phone);
    const own = laptop.library;
    await laptop.settle(laptop.join());
    expect(ids(laptop)).toEqual([1, 3]);
    await laptop.undo(JOINED);
    expect(laptop.library).toEqual(own);
    await meet(phone);
    expect(ids(phone)).toEqual([1, 3]);
  });

  it('lets the device join again, as before', async () => {
    const { phone, laptop } = await joined();
    await laptop.undo(JOINED);
    await laptop.settle(laptop.join('Laptop'));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([...numbers(1, 100), ...numbers(201, 20)]);
    expect(ids(phone)).toEqual(ids(laptop));
    await laptop.undo(JOINED);
    expect(ids(laptop)).toEqual(numbers(201, 20));
    await meet(phone);
    expect(ids(phone)).toHaveLength(120);
  });

  it('takes back what came though the visitor has left since, and joined again', async () => {
    const { phone, laptop } = await joined();
    const first = laptop.toasts.find(({ message }) => message === JOINED);
    await laptop.settle(laptop.lists.leave());
    await laptop.settle(laptop.join('Laptop'));
    await laptop.undo(JOINED, first);
    await meet(phone, laptop);
    expect(laptop.state.status).toBe('off');
    expect(ids(phone)).toEqual(numbers(1, 100));
  });

  it('removes nothing while the device cannot leave, and can be chosen again', async () => {
    const { phone, laptop } = await joined();
    laptop.memory.isRefusing = true;
    await laptop.undo(JOINED);
    expect(laptop.toasts.at(-1)).toMatchObject({ type: 'error', action: { label: 'Undo' } });
    laptop.memory.isRefusing = false;
    await meet(laptop, phone);
    expect([ids(laptop).length, ids(phone).length]).toEqual([120, 120]);
    await laptop.undo(laptop.toasts.findLast(({ type }) => type === 'error')?.message ?? '');
    await meet(phone);
    expect([ids(laptop).length, ids(phone).length]).toEqual([20, 120]);
  });

  it('leaves though the folder cannot be reached, and says that the file is still there', async () => {
    const { phone, laptop } = await joined();
    laptop.folder.fault = 'unreachable';
    await laptop.undo(JOINED);
    expect(ids(laptop)).toEqual(numbers(201, 20));
    expect(laptop.toasts.at(-1)).toMatchObject({
      type: 'error',
      message: expect.stringContaining('still in the folder') as unknown,
    });
    await meet(phone);
    expect(ids(phone)).toHaveLength(120);
  });

  it('is the same where the folder failed at first, and the lists came in a later round', async () => {
    const { phone, laptop } = twoDevices({ watchlist: titles(1, 100) }, { watchlist: titles(201, 20) });
    await phone.settle(phone.join('Phone'));
    const preview = await laptop.settle(laptop.lists.chooseFolder());
    laptop.folder.fault = 'unreachable';
    if (preview?.kind === 'preview') await laptop.settle(laptop.lists.join(preview, 'Laptop'));
    expect(ids(laptop)).toHaveLength(20);
    laptop.folder.fault = undefined;
    await meet(laptop);
    expect(ids(laptop)).toHaveLength(120);
    await laptop.undo(JOINED);
    await meet(phone, laptop);
    // It has left before the phone has taken anything of its.
    expect([ids(laptop).length, ids(phone).length]).toEqual([20, 100]);
  });

  it('brings nothing back once everything is being erased', async () => {
    const { laptop } = await joined();
    laptop.isStopped = true;
    const { library } = laptop;
    await laptop.undo(JOINED);
    expect(laptop.library).toBe(library);
  });

  it('does nothing the second time', async () => {
    const { laptop } = await joined();
    const toast = laptop.toasts.find(({ message }) => message === JOINED);
    await laptop.undo(JOINED);
    laptop.session.dispatch(saving(1));
    await laptop.undo(JOINED, toast);
    expect(ids(laptop)).toEqual([1, ...numbers(201, 20)]);
  });
});
