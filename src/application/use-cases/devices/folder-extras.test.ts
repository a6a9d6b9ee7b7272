import { describe, expect, it, vi } from 'vitest';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { FolderError } from '#domain/devices/folder-failure.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { FakeFolder } from '#fixtures/devices/fake-network.ts';
import { anEncodedBackup } from '#fixtures/library/an-encoded-backup.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import { FolderExtras } from './folder-extras.ts';

const DEVICE = '0123456789abcdef';
const DAY = 86_400_000;
const MEMBERSHIP: Membership = {
  place: { kind: 'disk', handle: {}, name: 'Matinee' },
  device: DEVICE,
  name: 'Phone',
  keepsBackups: true,
};
const BACKUP = `matinee-backup-${DEVICE}-2026-11-21.json`;

const open = (calendar: readonly CalendarEntry[] | undefined = []) => {
  const clock = new VirtualClock();
  const folder = new FakeFolder();
  const keepPace = vi.fn(async () => undefined);
  const extras = new FolderExtras(
    {
      clock,
      repository: { bundle: () => ({ library: EMPTY_LIBRARY, remainder: NO_REMAINDER }) },
      backupFile: { encode: async ({ madeAt }) => anEncodedBackup(`backup of ${madeAt}`) },
      knownCalendar: async () => calendar,
    },
    keepPace,
  );
  const names = () => [...folder.files.keys()].toSorted((a, b) => a.localeCompare(b, 'en'));
  const keep = (membership: Membership = MEMBERSHIP) => extras.keep(folder, membership, names());
  return { clock, folder, extras, keepPace, names, keep };
};

describe('a backup in the folder (product.md, Devices: backups)', () => {
  it('is made once a day, where it is wanted', async () => {
    const { names, keep, keepPace } = open();
    expect(await keep({ ...MEMBERSHIP, keepsBackups: false })).toBeUndefined();
    expect(names()).toEqual([]);
    const madeAt = await keep();
    expect(madeAt).toBe('2026-11-21T12:00:00.000Z');
    expect(names()).toEqual([BACKUP]);
    expect(await keep({ ...MEMBERSHIP, backedUpAt: madeAt! })).toBeUndefined();
    expect(keepPace).not.toHaveBeenCalled();
  });

  it('waits until the host takes another file', async () => {
    const { keep, keepPace } = open();
    await keep({ ...MEMBERSHIP, place: { kind: 'host', secret: 'x' } });
    expect(keepPace).toHaveBeenCalledTimes(1);
  });

  it('is one of the last seven of this device', async () => {
    const { clock, names, keep } = open();
    for (let day = 0; day < 9; day += 1) {
      await keep();
      await clock.advance(DAY);
    }
    expect(names()).toHaveLength(7);
    expect(names()[0]).toBe(BACKUP.replace('11-21', '11-23'));
  });
});

describe('what cannot be written beside the lists', () => {
  it('is told, and no more once it is written', async () => {
    const { folder, extras, keep } = open();
    vi.spyOn(folder, 'write').mockRejectedValueOnce(new FolderError('full'));
    expect(await keep()).toBeUndefined();
    expect(extras.notices.map(({ text }) => text)).toEqual([
      'Today’s backup could not be written to the folder. It is tried again.',
    ]);
    await keep();
    expect(extras.notices).toEqual([]);
  });

  it('rejects where it is no fault of the folder', async () => {
    const { folder, extras, keep } = open();
    vi.spyOn(folder, 'write').mockRejectedValueOnce(new TypeError('x'));
    await expect(keep()).rejects.toThrow(TypeError);
    expect(extras.notices).toEqual([]);
  });
});

describe('a calendar file in the folder (product.md, Calendar files: folder)', () => {
  const wanted = (reminds: boolean): Membership => ({ ...MEMBERSHIP, keepsBackups: false, calendarFile: { reminds } });

  it('is none where nothing is coming, or nothing is known', async () => {
    const { extras, names, keep } = open();
    await keep(wanted(true));
    expect(names()).toEqual([]);
    expect(extras.calendarFile(wanted(true))).toMatchObject({ reminds: true, isEmpty: true });
    const unknown = open(undefined);
    await unknown.keep(wanted(false));
    expect(unknown.names()).toEqual([]);
    expect(unknown.extras.calendarFile(MEMBERSHIP)).toBeUndefined();
    expect(unknown.extras.calendarFile({ ...wanted(true), place: { kind: 'host', secret: 'x' } })).toBeUndefined();
  });
});
