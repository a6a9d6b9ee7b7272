import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving, twoDevices } from '#fixtures/devices/two-devices.ts';

const preview = async (device: SharingDevice) => device.settle(device.lists.chooseFolder());

describe('a device that takes no part (product.md, Devices: off)', () => {
  it('has no timer, and asks nobody', async () => {
    const device = new SharingDevice(new VirtualClock());
    await device.start();
    device.session.dispatch(saving(1));
    device.returning$.next();
    device.leaving$.next();
    expect(device.clock.scheduler.actions).toEqual([]);
    await device.clock.advance(3_600_000);
    expect(device.folder.calls).toEqual([]);
    expect(device.memory.reads).toBe(1);
    expect(device.state).toEqual({ status: 'off' });
  });
});

describe('joining (product.md, Devices: joining)', () => {
  it('shows first what it would change, and changes nothing', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(1), username: 'Ada' });
    await phone.settle(phone.join('Phone'));
    await phone.settle(phone.lists.shareNow());
    laptop.session.dispatch({ kind: 'title-saved', list: 'favorites', title: { id: 9, addedAt: '' } });
    expect(await preview(laptop)).toMatchObject({
      kind: 'preview',
      devices: ['Phone'],
      adds: { watchlist: 2, favorites: 0 },
      removes: { watchlist: 0, favorites: 0 },
      gives: { watchlist: 0, favorites: 1 },
    });
    expect(ids(laptop)).toEqual([1]);
    expect(laptop.folder.files.size).toBe(1);
    expect(laptop.memory.kept).toBeUndefined();
  });

  it('makes it true as one change, which its toast undoes', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(1) });
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop'));
    expect(ids(laptop)).toEqual([1, 2, 3]);
    expect(laptop.toasts.at(-1)).toMatchObject({ message: 'Lists joined', action: { label: 'Undo' } });
    laptop.toasts.at(-1)?.action?.run();
    expect(ids(laptop)).toEqual([1]);
    // That is what the visitor did last.
    await meet(laptop, phone);
    expect(ids(phone)).toEqual([1]);
  });

  it('says what goes, as another device has removed it since', async () => {
    const { phone, laptop } = twoDevices({ watchlist: savedTitles(3) }, { watchlist: savedTitles(3) });
    await phone.settle(phone.join());
    phone.session.dispatch(removing(2));
    await meet(phone);
    expect(await preview(laptop)).toMatchObject({ removes: { watchlist: 1 } });
    await laptop.settle(laptop.join());
    expect(ids(laptop)).toEqual([1, 3]);
  });

  it.each([
    ['denied', /allow it/],
    ['unreachable', /cannot be reached/],
  ] as const)('is refused in words where the folder is %s', async (fault, reason) => {
    const device = new SharingDevice(new VirtualClock());
    device.folder.fault = fault;
    expect(await preview(device)).toMatchObject({ kind: 'refusal', reason: expect.stringMatching(reason) as unknown });
  });

  it('is refused where nothing of what is there can be read: such as with the key of another link', async () => {
    const device = new SharingDevice(new VirtualClock(), {}, 'host');
    device.folder.files.set('matinee-abc.json', 'rubbish');
    expect(await device.settle(device.lists.openPairing('abcdefghijklmnopqrstuv'))).toMatchObject({ kind: 'refusal' });
    device.folder.files.clear();
    expect(await device.settle(device.lists.openPairing('abcdefghijklmnopqrstuv'))).toMatchObject({ kind: 'preview' });
    expect(await device.lists.openPairing('abc')).toMatchObject({ kind: 'refusal' });
  });

  it('has a name of 1 to 50 characters (product.md, Devices: name)', async () => {
    const { phone, laptop } = twoDevices();
    await phone.settle(phone.join(`  ${'x'.repeat(60)}`));
    await laptop.settle(laptop.join(' '));
    expect([phone.sharing.name, laptop.sharing.name]).toEqual(['x'.repeat(50), 'Chrome on Linux']);
    await laptop.settle(laptop.lists.rename('Laptop'));
    await meet(phone);
    expect(phone.sharing.others).toMatchObject([{ name: 'Laptop' }]);
  });

  it('tells where the device does not let anything be kept', async () => {
    const device = new SharingDevice(new VirtualClock());
    const answer = await preview(device);
    device.memory.isRefusing = true;
    if (answer?.kind === 'preview') await device.settle(device.lists.join(answer, 'Phone'));
    expect(device.state.status).toBe('off');
    expect(device.toasts.at(-1)).toMatchObject({ type: 'error' });
  });
});

describe('sharing (product.md, Devices: round)', () => {
  it('brings what one device does to the others, as a change that can be undone', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([5]);
    expect(laptop.toasts.at(-1)).toMatchObject({ message: 'Lists updated from another device' });
    laptop.toasts.at(-1)?.action?.run();
    await meet(laptop, phone);
    expect(ids(phone)).toEqual([]);
  });

  it('says nothing of views that come', async () => {
    const { phone, laptop } = await joinedDevices();
    laptop.toasts.length = 0;
    phone.session.dispatch({ kind: 'title-viewed', title: { id: 5, viewedAt: '2026-11-21T12:00:00.000Z' } });
    await meet(phone, laptop);
    expect(laptop.library.viewingHistory).toHaveLength(1);
    expect(laptop.toasts).toEqual([]);
  });

  it('leaves the history of a device alone that keeps none (product.md, Devices: views)', async () => {
    const { phone, laptop } = await joinedDevices();
    const keeps = (keepsHistory: boolean) =>
      laptop.session.dispatch({ kind: 'choices-set', set: { keepsHistory }, clear: [] });
    keeps(false);
    phone.session.dispatch({ kind: 'title-viewed', title: { id: 5, viewedAt: '2026-11-21T12:00:00.000Z' } });
    await meet(phone, laptop, phone);
    expect(laptop.library.viewingHistory).toEqual([]);
    expect(phone.library.viewingHistory).toHaveLength(1);
    keeps(true);
    await meet(laptop);
    expect(laptop.library.viewingHistory).toHaveLength(1);
  });

  it('takes no theme, name or choice along (product.md, Devices: private)', async () => {
    const mine: Partial<Library> = {
      username: 'Secret name',
      preferences: { theme: 'light', preferredGenres: [], watchRegion: 'DE' },
    };
    const { phone, laptop } = await joinedDevices({ ...mine, watchlist: savedTitles(1) });
    expect(ids(laptop)).toEqual([1]);
    expect(laptop.library.username).toBeNull();
    expect(laptop.library.preferences).toEqual({ theme: 'dark', preferredGenres: [] });
    expect([...phone.folder.files.values()].join('')).not.toMatch(/Secret name|watchRegion|theme/);
  });

  it('writes only its own file, and only where it would differ (product.md, Devices: file)', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(2) });
    phone.folder.calls.length = 0;
    await meet(phone, laptop, phone);
    phone.open();
    await meet(phone);
    expect(phone.folder.calls.filter((call) => call.startsWith('write'))).toEqual([]);
    phone.folder.files.delete(`matinee-${phone.memory.kept?.device}.json`);
    await meet(phone);
    expect(phone.folder.calls.filter((call) => call.startsWith('write'))).toEqual([
      `write matinee-${phone.memory.kept?.device}.json`,
    ]);
  });

  it('passes on what the others know: a device that leaves takes nothing along (product.md, Devices: leaving)', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(2) });
    await phone.settle(phone.lists.leave());
    expect(phone.state).toEqual({ status: 'off' });
    expect([...laptop.folder.files.keys()]).toEqual([`matinee-${laptop.memory.kept?.device}.json`]);
    expect(phone.memory.kept).toBeUndefined();
    expect(ids(phone)).toEqual([1, 2]);
    await phone.clock.advance(600_000);
    const tablet = new SharingDevice(phone.clock);
    Object.assign(tablet.folder, { files: laptop.folder.files });
    await tablet.settle(tablet.join());
    expect(ids(tablet)).toEqual([1, 2]);
  });

  it('leaves though the folder is gone, and says which file is left', async () => {
    const { phone } = await joinedDevices();
    phone.folder.fault = 'unreachable';
    await phone.settle(phone.lists.leave());
    expect(phone.state.status).toBe('off');
    expect(phone.toasts.at(-1)).toMatchObject({ type: 'error', message: expect.stringContaining('file') as unknown });
  });

  it('keeps what the visitor does while a round is under way', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(300) });
    phone.session.dispatch(saving(500));
    await meet(phone);
    const round = laptop.lists.shareNow();
    for (let turn = 0; turn < 40; turn += 1) {
      laptop.session.dispatch(saving(1_000 + turn));
      laptop.session.dispatch(removing(1 + turn));
      laptop.clock.scheduler.maxFrames = laptop.clock.scheduler.frame;
      laptop.clock.scheduler.flush();
      await Promise.resolve();
    }
    await laptop.settle(round);
    await meet(laptop, phone);
    expect(ids(laptop)).toEqual([
      ...Array.from({ length: 260 }, (_, at) => at + 41),
      500,
      ...Array.from({ length: 40 }, (_, at) => at + 1_000),
    ]);
    expect(ids(phone)).toEqual(ids(laptop));
  });

  it('takes nothing for removed that another tab has only just added (product.md, Devices: tabs)', async () => {
    const { phone, laptop } = await joinedDevices();
    const known = laptop.memory.text;
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    const newer = laptop.memory.text;
    expect(newer).not.toBe(known);
    // This tab has not heard of it: what is known came from the other.
    laptop.session.rebase({ ...laptop.library, watchlist: [] });
    laptop.isCaughtUp = false;
    await meet(laptop);
    expect(laptop.memory.text).toBe(newer);
    expect(laptop.sharing.notices).toMatchObject([{ text: expect.stringContaining('not saved') as unknown }]);
  });

  it('tells nobody of a change that is not durable', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.session.appendBy(async () => false);
    phone.session.dispatch(saving(5));
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([]);
    phone.session.written(phone.session.pending);
    await meet(phone, laptop);
    expect(ids(laptop)).toEqual([5]);
  });
});
