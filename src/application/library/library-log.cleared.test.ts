import { describe, expect, it } from 'vitest';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { KEY, add, ids, remove, savedIds, settle } from '#fixtures/library/watchlist-of.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import type { ChangeLog, LogTail } from '../ports/library/change-log.ts';
import type { Positions } from '../ports/library/origin.ts';

const NAME = 'anew';
const inner = (after: Positions = {}): Positions => ({ memory: after[NAME] ?? 0 });
const outer = <T extends LogTail>(tail: T): T => ({ ...tail, log: NAME });

/** A log of another name, which counts from one again. */
const logAnew = (device: MemoryLogDevice): Pick<ChangeLog, 'append' | 'claim' | 'read' | 'checkpoint' | 'owners'> => {
  const log = new MemoryChangeLog(device, decodeChange);
  return {
    append: async (changes, { owner, after }) => outer(await log.append(changes, { owner, after: inner(after) })),
    claim: (owner) => log.claim(owner),
    read: async (owner, after) => outer(await log.read(owner, inner(after))),
    checkpoint: async (owner, checkpoint) =>
      checkpoint.log === NAME ? log.checkpoint(owner, { ...checkpoint, log: 'memory' }) : undefined,
    owners: () => log.owners(),
  };
};

/** A tab with titles 1 to 3, all saved. Then the site's data is cleared: the log is a new one. */
const cleared = async () => {
  const device = new DeviceWithTabs();
  const anew = new MemoryLogDevice();
  const primary = device.openLog();
  const tab = device.open({ primary });
  await settle(device);
  [1, 2, 3].forEach((id) => tab.session.dispatch(add(id)));
  await settle(device);
  for (const key of [KEY, KEY.replace('user_data', 'revision')]) device.entries.removeItem(key);
  Object.assign(primary, logAnew(anew));
  device.outside$.next({ kind: 'cleared' });
  await settle(device);
  const next = async () => {
    tab.kill();
    const visit = device.open({ primary: Object.assign(device.openLog(), logAnew(anew)) });
    await settle(device);
    return ids(visit);
  };
  return { device, tab, anew, next };
};

describe('a log that was cleared with the data of the site while a tab is open', () => {
  it('has every change of the tab from then on, and the tab shows all that it had', async () => {
    const { device, tab, anew } = await cleared();
    tab.session.dispatch(add(4));
    await device.clock.settle();
    expect(tab.session.pending).toEqual([]);
    expect(ids(tab)).toEqual([1, 2, 3, 4]);
    expect(anew.records).toHaveLength(1);
  });

  it('goes on with what the visitor has kept, at the next visit too', async () => {
    const { device, tab, next } = await cleared();
    expect(savedIds(device)).toEqual([]);
    tab.emitted.at(-1)?.action?.run();
    await settle(device);
    expect(savedIds(device)).toEqual([1, 2, 3]);
    tab.session.dispatch(remove(2));
    await device.clock.settle();
    expect(await next()).toEqual([1, 3]);
  });

  it('has all that the visitor has kept at once, though it is not saved yet', async () => {
    const { device, tab, next } = await cleared();
    tab.emitted.at(-1)?.action?.run();
    await device.clock.settle();
    expect(savedIds(device)).toEqual([]);
    expect(await next()).toEqual([1, 2, 3]);
  });

  it('keeps the next visit from nothing that was saved since: its numbers say nothing of those before', async () => {
    const { device, tab, next } = await cleared();
    tab.session.dispatch(remove(2));
    await settle(device);
    expect(savedIds(device)).toEqual([1, 3]);
    expect(await next()).toEqual([1, 3]);
  });
});
