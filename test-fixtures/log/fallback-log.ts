import { decodeChange } from '#adapters/log/decode-change.ts';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import type { Clock } from '#application/ports/clock.ts';
import { idsOf } from '#application/ports/library/change-log.harness.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { HERE } from '#fixtures/library/a-change.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';

/** A log with a deadline. Its fallback is this browser's localStorage. */
export const over = (primary: ChangeLog, clock: Clock): FallbackChangeLog =>
  new FallbackChangeLog({ primary, fallback: new LocalChangeLog() }, clock, {
    warn: () => undefined,
    error: () => undefined,
  });

/** A log with a primary in memory that can be opened, or not. */
export const setup = () => {
  const clock = new VirtualClock();
  const device = new MemoryLogDevice();
  const primary = new MemoryChangeLog(device, decodeChange);
  const log = over(primary, clock);
  const isPrimary: boolean[] = [];
  log.isPrimary$.subscribe((is) => isPrimary.push(is));
  const ids = async (owner = HERE) => idsOf(await new MemoryChangeLog(device, decodeChange).read(owner));
  return { clock, device, primary, log, isPrimary, ids };
};

export const hangs = () => new Promise<never>(() => {});
export const fails = () => Promise.reject(new Error('It is gone.'));

const METHODS = ['append', 'claim', 'read', 'checkpoint', 'owners', 'forget', 'erase'] as const;
export const breakWith = (primary: ChangeLog, act: () => Promise<never>) =>
  METHODS.forEach((method) => Object.assign(primary, { [method]: act }));
export const mend = (primary: ChangeLog) => METHODS.forEach((method) => Reflect.deleteProperty(primary, method));

/** From now on the primary answers an append only when it is let go, whereupon it does what it was asked. */
export const holdAppends = (primary: ChangeLog) => {
  const waiting: (() => void)[] = [];
  const append = primary.append.bind(primary);
  const held: ChangeLog['append'] = async (...of) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return append(...of);
  };
  Object.assign(primary, { append: held });
  return {
    asked: () => waiting.length,
    letGo: () => {
      Reflect.deleteProperty(primary, 'append');
      waiting.forEach((resolve) => resolve());
    },
  };
};
