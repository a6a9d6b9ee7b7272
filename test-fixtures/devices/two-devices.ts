import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { SyncingDevice } from './syncing-device.ts';

export const AT = '2026-11-20T12:00:00.000Z';

export const saving = (id: number, addedAt = AT): LibraryAction => ({
  kind: 'title-saved',
  list: 'watchlist',
  title: { id, title: `Title ${id}`, addedAt },
});
export const removing = (id: number): LibraryAction => ({ kind: 'title-removed', list: 'watchlist', title: { id } });
export const savedTitles = (count: number): Library['watchlist'] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Title ${at + 1}`, addedAt: AT }));
export const ids = ({ library }: SyncingDevice): readonly number[] =>
  library.watchlist.map(({ id }) => id).toSorted((a, b) => a - b);

/** Two devices of a visitor that see the very same folder. */
export const twoDevices = (phoneHas: Partial<Library> = {}, laptopHas: Partial<Library> = {}) => {
  const clock = new VirtualClock();
  const phone = new SyncingDevice(clock, phoneHas);
  const laptop = new SyncingDevice(clock, laptopHas);
  Object.assign(laptop.folder, { files: phone.folder.files });
  return { clock, phone, laptop };
};

/** Both have joined, and know of each other. */
export const joinedDevices = async (...of: Parameters<typeof twoDevices>) => {
  const both = twoDevices(...of);
  const { phone, laptop } = both;
  await phone.settle(phone.join('Phone'));
  await laptop.settle(laptop.join('Laptop'));
  await phone.settle(phone.lists.syncNow());
  await laptop.settle(laptop.lists.syncNow());
  return both;
};

/** The one shares what it has, then the other. */
export const meet = async (...devices: readonly SyncingDevice[]): Promise<void> => {
  for (const device of devices) await device.settle(device.lists.syncNow());
};
