import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MembershipMemory, KeptRemovals, Membership } from '#application/ports/devices/membership-memory.ts';
import { BrowserSiteData } from '../browser/memories/browser-site-data.ts';
import { SystemClock } from '../browser/system-clock.ts';
import { DEVICES_DATABASE } from './devices-database.ts';
import { IndexedDbMembershipMemory } from './indexed-db-membership-memory.ts';
import { MemoryMembershipMemory } from './memory-membership-memory.ts';

const place = { kind: 'host', secret: 'AAECAwQFBgcICQoLDA0ODw' } as const;
const membership: Membership = { device: '0123456789abcdef', name: 'Phone', place, keepsBackups: true };
const removals: KeptRemovals = {
  acts: [{ id: 'one', device: 'a', notedAt: '2026-11-26T01:00:00.000Z', items: [] }],
  library: { identifier: '203.0.113.7', version: { positions: {} }, origin: { libraries: {} } },
};
const open = () => new IndexedDbMembershipMemory(new SystemClock());
const inMemory = new MemoryMembershipMemory();

describe.each<[string, () => MembershipMemory]>([
  ['in IndexedDB', open],
  ['in memory', () => inMemory],
])('what a device keeps of sharing its lists, %s', (_, memory) => {
  beforeEach(() => memory().forget());

  it('is nothing at first', async () => {
    expect(await memory().membership()).toBeUndefined();
    expect(await memory().registers()).toBeUndefined();
  });

  it('is there at the next visit, as it was last saved', async () => {
    await memory().saveMembership({ ...membership, name: 'Laptop' });
    await memory().saveMembership(membership);
    await memory().saveRegisters({ text: '[]' });
    await memory().saveRegisters({ text: '["קולנוע"]' });
    expect(await memory().membership()).toEqual(membership);
    expect(await memory().registers()).toEqual({ text: '["קולנוע"]' });
    await memory().saveRemovals(removals);
    expect(await memory().removals()).toEqual(removals);
  });

  it('has no removals where it takes no part (product.md, Devices: removed elsewhere)', async () => {
    await memory().saveRemovals(removals);
    expect(await memory().removals()).toBeUndefined();
    await memory().saveMembership(membership);
    await memory().saveRemovals(removals);
    await memory().forget();
    expect(await memory().removals()).toBeUndefined();
  });

  it('is not brought back by what was under way when it was forgotten (product.md, Devices: erasing)', async () => {
    await memory().saveMembership(membership);
    await memory().forget();
    await memory().saveRegisters({ text: '[]' });
    await memory().changeMembership({ ...membership, sharedAt: '2026-11-26T01:00:00.000Z' });
    expect([await memory().membership(), await memory().registers()]).toEqual([undefined, undefined]);
    await memory().saveMembership({ ...membership, device: 'fedcba9876543210' });
    await memory().changeMembership(membership);
    expect(await memory().membership()).toMatchObject({ device: 'fedcba9876543210' });
  });

  it('is forgotten whole', async () => {
    await memory().saveMembership(membership);
    await memory().saveRegisters({ text: '[]' });
    await memory().forget();
    expect(await memory().membership()).toBeUndefined();
    expect(await memory().registers()).toBeUndefined();
  });
});

describe('what a device keeps of sharing its lists', () => {
  it('may be a folder', async () => {
    const handle = await (await navigator.storage.getDirectory()).getDirectoryHandle('kept', { create: true });
    await open().saveMembership({ ...membership, place: { kind: 'disk', handle, name: 'kept' } });
    const kept = (await open().membership())?.place;
    expect(kept?.kind === 'disk' && (await handle.isSameEntry(kept.handle as FileSystemHandle))).toBe(true);
  });

  it('is erased with everything else', async () => {
    await open().saveMembership(membership);
    await open().saveRegisters({ text: '[]' });
    await new BrowserSiteData().erase();
    expect(await open().membership()).toBeUndefined();
    expect(await open().registers()).toBeUndefined();
  });

  it('is told to be lost where its database alone is gone (product.md, Devices: lost)', async () => {
    await open().saveMembership(membership);
    expect(await open().wasLost()).toBe(false);
    const database = await openDB(DEVICES_DATABASE);
    await database.clear('devices');
    database.close();
    expect(await open().wasLost()).toBe(true);
    await open().forget();
    expect(await open().wasLost()).toBe(false);
    await open().saveMembership(membership);
    await new BrowserSiteData().erase();
    expect(await open().wasLost()).toBe(false);
  });

  it('is as it was where saving fails, and the failure is told', async () => {
    await open().saveMembership(membership);
    await open().saveRegisters({ text: 'earlier' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    await expect(open().saveRegisters({ text: 'later' })).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await open().registers()).toEqual({ text: 'earlier' });
  });

  it('is told to be out of reach where the browser keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await expect(open().membership()).rejects.toThrow('Access is denied.');
  });
});
