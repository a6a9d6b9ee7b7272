import type { JoiningOrder } from '#domain/devices/joining/joined-order.ts';
import { joinedRegisters } from '#domain/devices/joining/joined-registers.ts';
import { NOTHING_KNOWN, takeRegisters, type Known } from '#domain/devices/known.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DeviceFile } from '../../../ports/devices/device-file.ts';
import { inSlices } from '../../../time/in-slices.ts';

type WithScheduler = Pick<Clock, 'scheduler'>;
type Registered = Pick<DeviceFile, 'registers'>;

/** The known registers with those of the files, which are unapplied (product.md, Devices: merging). */
export const mergeFiles = async (known: Known, files: readonly Registered[], clock: WithScheduler): Promise<Known> => {
  let merged = known;
  for (const { registers } of files) merged = await inSlices(takeRegisters(merged, registers.values()), clock);
  return merged;
};

/** The same on a device that joins: its own registers, which it never shared, meet those of the others (product.md, Devices: joining). */
export const joinFiles = async (
  known: Known,
  files: readonly Registered[],
  { clock, ...order }: JoiningOrder & { readonly clock: WithScheduler },
): Promise<Known> => {
  const { registers: theirs } = await mergeFiles(NOTHING_KNOWN, files, clock);
  const joined = await inSlices(joinedRegisters(known.registers, theirs, order), clock);
  const merged = await inSlices(takeRegisters(known, theirs.values()), clock);
  return inSlices(takeRegisters(merged, joined), clock);
};
