import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { ids, joinedDevices, meet, removing, savedTitles } from '#fixtures/devices/two-devices.ts';

/** The phone has removed a title, and the laptop has heard of it. */
const removedOnPhone = async () => {
  const devices = await joinedDevices({ watchlist: savedTitles(3) });
  devices.phone.session.dispatch(removing(2));
  await meet(devices.phone, devices.laptop);
  return devices;
};

describe('what is noted of removals on other devices (product.md, Devices: removed elsewhere)', () => {
  it('is told with the latest first, in whatever order this device learned of it', async () => {
    const { clock, laptop } = await removedOnPhone();
    const kept = await laptop.memory.removals();
    const [act] = kept?.acts ?? [];
    if (!kept || !act) throw new Error('Nothing was noted.');
    const early = act.items.map((item) => ({ ...item, stamp: stampAt(clock.now().getTime() - 3_600_000) }));
    const notedAt = new Date(clock.now().getTime() + 1).toISOString();
    await laptop.memory.saveRemovals({ ...kept, acts: [{ ...act, id: 'early', notedAt, items: early }, act] });
    await meet(laptop);
    expect(laptop.sharing.removals.map(({ id }) => id)).toEqual([act.id, 'early']);
  });

  it('is noted no more once everything is being erased', async () => {
    const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
    const noted: unknown[] = [];
    laptop.memory.saveRemovals = async (kept) => void noted.push(kept);
    laptop.isStopped = true;
    phone.session.dispatch(removing(1));
    await meet(phone, laptop);
    expect(noted).toEqual([]);
  });

  it('says so where the device refuses, and nothing is brought back', async () => {
    const { laptop } = await removedOnPhone();
    laptop.memory.saveRemovals = async () => Promise.reject(new Error('No room.'));
    await laptop.settle(laptop.lists.bringBack(laptop.sharing.removals[0]?.id ?? ''));
    expect(laptop.toasts.at(-1)).toMatchObject({
      type: 'error',
      message: 'This could not be brought back. Press “Share now”, then try again.',
    });
    expect(ids(laptop)).toEqual([1, 3]);
  });
});
