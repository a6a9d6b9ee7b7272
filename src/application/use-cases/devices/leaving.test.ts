import { describe, expect, it, vi } from 'vitest';
import { FolderError } from '#domain/devices/folder-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import { Leaving, type LeavingDeps } from './leaving.ts';

const MEMBERSHIP = {
  place: { kind: 'disk', handle: {}, name: 'Matinee' },
  device: '0123456789abcdef',
} as unknown as Membership;

const open = ({
  takesPart = true,
  remove = async () => undefined,
  forget = async () => undefined,
}: {
  readonly takesPart?: boolean;
  readonly remove?: () => Promise<void>;
  readonly forget?: () => Promise<void>;
} = {}) => {
  const [removed, error, forgotten] = [vi.fn(remove), vi.fn(), vi.fn(forget)];
  const deps = {
    deviceFileCodec: {},
    backupFile: {},
    clock: new VirtualClock(),
    membershipMemory: { membership: async () => (takesPart ? MEMBERSHIP : undefined), forget: forgotten },
    folderPlaces: { open: () => ({ list: async () => [], remove: removed }) },
    tabLock: { run: (work: () => Promise<unknown>) => work() },
    consoleLog: { error, warn: error },
  } as unknown as LeavingDeps;
  return { leaving: new Leaving(deps), removed, error, forgotten };
};

describe('leaving (product.md, Devices: leaving)', () => {
  it('removes the files of this device, and forgets that it took part', async () => {
    const { leaving, removed, error, forgotten } = open();
    expect(await leaving.execute()).toBe('clean');
    expect(removed).toHaveBeenCalledTimes(2);
    expect(forgotten).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  it('forgets it though the files cannot be removed, and says so', async () => {
    const failure = new FolderError('unreachable');
    const { leaving, error, forgotten } = open({ remove: () => Promise.reject(failure) });
    expect(await leaving.execute()).toBe('file-left');
    expect(forgotten).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith('devices', 'The files of this device could not be removed.', failure);
  });

  it('forgets what takes no part already', async () => {
    const { leaving, removed, forgotten } = open({ takesPart: false });
    expect(await leaving.execute()).toBe('clean');
    expect(removed).not.toHaveBeenCalled();
    expect(forgotten).toHaveBeenCalledTimes(1);
  });

  it('is refused by a device that cannot forget: it takes part as before', async () => {
    const failure = new Error('x');
    const { leaving, error } = open({ forget: () => Promise.reject(failure) });
    expect(await leaving.execute()).toBe('refused');
    expect(error).toHaveBeenCalledWith('devices', 'This device could not leave.', failure);
  });
});
