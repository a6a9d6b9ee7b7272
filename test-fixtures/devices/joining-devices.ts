import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { Library } from '#domain/library/library.ts';
import type { Mark, MarkedTitle } from '#domain/library/marks/mark.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { SyncingDevice } from './syncing-device.ts';
import { meet, twoDevices } from './two-devices.ts';

export const marked = (id: number, mark: Mark): MarkedTitle => ({ id, title: `Title ${id}`, ...mark });

export const markOf = (device: SyncingDevice | undefined, id = 1): MarkedTitle | undefined =>
  device?.library.marks.find((each) => each.id === id);

/** The phone shares first, then the laptop joins it. */
export const joining = async (phoneHas: Partial<Library>, laptopHas: Partial<Library>, choice?: JoinChoice) => {
  const devices = twoDevices(phoneHas, laptopHas);
  const { phone, laptop } = devices;
  await phone.settle(phone.join('Phone'));
  await laptop.settle(laptop.join('Laptop', choice));
  await meet(phone, laptop);
  return devices;
};

/** Each with a folder of its own, to which nothing comes by itself. */
export const apart = (libraries: readonly Partial<Library>[]): readonly SyncingDevice[] => {
  const clock = new VirtualClock();
  return libraries.map((library) => new SyncingDevice(clock, library));
};

/** The first joins, and then the others at once, who have heard of the first alone. */
export const joinAtOnce = async ([first, ...others]: readonly SyncingDevice[]): Promise<void> => {
  await first?.settle(first.join());
  for (const other of others) {
    for (const [name, text] of first?.folder.files ?? []) other.folder.files.set(name, text);
    await other.settle(other.join());
  }
};

/** All files arrive everywhere from now on, and each device shares thrice. */
export const together = async (devices: readonly SyncingDevice[]): Promise<void> => {
  const files = new Map(devices.flatMap(({ folder }) => [...folder.files]));
  for (const { folder } of devices) Object.assign(folder, { files });
  for (let turn = 0; turn < 3; turn += 1) await meet(...devices);
};
