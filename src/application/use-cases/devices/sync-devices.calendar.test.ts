import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarFileName, deviceFileName } from '#domain/devices/folder-files.ts';
import { cancelledIn, importedFrom, readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, savedTitles, saving } from '#fixtures/devices/two-devices.ts';

const entry = (day = '2026-12-12', id = 603): CalendarEntry => ({
  type: 'release',
  title: { id, title: `Title ${id}` },
  kind: 'home',
  country: 'DE',
  day,
});
const nameOf = ({ memory }: SyncingDevice): string => calendarFileName(memory.kept?.device ?? '');
const fileOf = (device: SyncingDevice): string | undefined => device.folder.files.get(nameOf(device));
const daysOf = (device: SyncingDevice): readonly string[] => readCalendar(fileOf(device) ?? '').map(({ day }) => day);
const calendarCalls = ({ folder }: SyncingDevice): readonly string[] =>
  folder.calls.filter((call) => call.endsWith('.ics'));

/** The phone keeps a calendar file. */
const keeping = async () => {
  const devices = await joinedDevices({ watchlist: savedTitles(3) });
  const { phone } = devices;
  phone.calendar = [entry()];
  await phone.settle(phone.lists.keepCalendar({ reminds: false }));
  return devices;
};

describe('the calendar file in the folder (product.md, Calendar files: folder)', () => {
  it('is there only where it is wanted, and on this device alone', async () => {
    const { phone, laptop } = await joinedDevices();
    for (const device of [phone, laptop]) device.calendar = [entry()];
    await meet(phone, laptop);
    expect([...phone.folder.files.keys()].filter((name) => name.endsWith('.ics'))).toEqual([]);
    await phone.settle(phone.lists.keepCalendar({ reminds: false }));
    await meet(phone, laptop);
    expect(daysOf(phone)).toEqual(['2026-12-12']);
    expect(phone.sharing.calendarFile).toEqual({ name: nameOf(phone), reminds: false, isEmpty: false });
    expect(laptop.sharing.calendarFile).toBeUndefined();
    expect(fileOf(laptop)).toBeUndefined();
  });

  it('is written again when the calendar has changed, and not before', async () => {
    const { phone } = await keeping();
    const first = fileOf(phone);
    phone.folder.calls.length = 0;
    await phone.clock.advance(3_600_000);
    await meet(phone, phone);
    expect(fileOf(phone)).toBe(first);
    expect(calendarCalls(phone)).toEqual([]);
    phone.calendar = [entry('2027-01-01'), entry('2026-12-12', 604)];
    await meet(phone);
    expect(daysOf(phone)).toEqual(['2027-01-01', '2026-12-12']);
  });

  it('is not written again by the next visit, which finds it as it is', async () => {
    const { phone } = await keeping();
    phone.open();
    await phone.settle(phone.start());
    phone.folder.calls.length = 0;
    await phone.clock.advance(3_600_000);
    await meet(phone, phone);
    expect(calendarCalls(phone).filter((call) => call.startsWith('write'))).toEqual([]);
    expect(phone.sharing.calendarFile?.name).toBe(nameOf(phone));
  });

  it('reminds where the visitor wants it', async () => {
    const { phone } = await keeping();
    expect(fileOf(phone)).not.toContain('VALARM');
    await phone.settle(phone.lists.keepCalendar({ reminds: true }));
    expect(readCalendar(fileOf(phone) ?? '').map(({ alarm }) => alarm)).toEqual(['-PT4H']);
  });

  it('comes back where it was removed', async () => {
    const { phone } = await keeping();
    phone.folder.files.delete(nameOf(phone));
    await meet(phone);
    expect(daysOf(phone)).toEqual(['2026-12-12']);
  });

  it('is not there while nothing is coming, and that is said', async () => {
    const { phone } = await joinedDevices();
    phone.calendar = [];
    await phone.settle(phone.lists.keepCalendar({ reminds: false }));
    await meet(phone);
    expect(fileOf(phone)).toBeUndefined();
    expect(phone.sharing.calendarFile).toMatchObject({ isEmpty: true });
    phone.calendar = [entry()];
    await meet(phone);
    expect(phone.sharing.calendarFile).toMatchObject({ isEmpty: false });
  });

  it('cancels what holds no more, in the next visit too, until it is past (product.md, Calendar files: cancelled)', async () => {
    const { phone } = await keeping();
    const first = fileOf(phone) ?? '';
    phone.open();
    await phone.settle(phone.start());
    phone.calendar = [entry('2027-01-01', 604)];
    await meet(phone);
    expect(importedFrom([first, fileOf(phone) ?? '']).map(({ summary }) => summary)).toEqual(['Title 604: At home']);
    phone.calendar = [];
    await meet(phone);
    expect(cancelledIn(fileOf(phone) ?? '')).toEqual(['movie-603-digital@matinee', 'movie-604-digital@matinee']);
    expect(phone.sharing.calendarFile).toMatchObject({ isEmpty: true });
    phone.folder.calls.length = 0;
    await meet(phone, phone);
    expect(calendarCalls(phone).filter((call) => call.startsWith('write'))).toEqual([]);
  });

  it('goes once what it cancels is past (product.md, Calendar files: cancelled)', async () => {
    const { phone } = await joinedDevices();
    phone.calendar = [entry('2026-11-08')];
    await phone.settle(phone.lists.keepCalendar({ reminds: false }));
    phone.calendar = [];
    await meet(phone);
    expect(cancelledIn(fileOf(phone) ?? '')).toEqual(['movie-603-digital@matinee']);
    await phone.clock.advance(2 * 86_400_000);
    await meet(phone);
    expect(fileOf(phone)).toBeUndefined();
  });

  it('stays as it is while the calendar cannot be told', async () => {
    const { phone } = await keeping();
    phone.calendar = undefined;
    await meet(phone);
    expect(daysOf(phone)).toEqual(['2026-12-12']);
    expect(phone.errors).toEqual([]);
  });

  it('is not said to be missing while the calendar cannot be told', async () => {
    const { phone } = await joinedDevices();
    phone.calendar = undefined;
    await phone.settle(phone.lists.keepCalendar({ reminds: false }));
    expect(phone.sharing.calendarFile).toMatchObject({ isEmpty: false });
  });

  it('goes when it is switched off', async () => {
    const { phone } = await keeping();
    await phone.settle(phone.lists.keepCalendar(undefined));
    expect(fileOf(phone)).toBeUndefined();
    expect(phone.memory.kept?.calendarFile).toBeUndefined();
    expect(phone.sharing.calendarFile).toBeUndefined();
  });

  it('goes once the folder is back, where that was away', async () => {
    const { phone } = await keeping();
    phone.folder.fault = 'unreachable';
    await phone.settle(phone.lists.keepCalendar(undefined));
    phone.folder.fault = undefined;
    expect(fileOf(phone)).toBeDefined();
    await meet(phone);
    expect(fileOf(phone)).toBeUndefined();
  });

  it('stays switched on when something else of this device changes', async () => {
    const { phone } = await keeping();
    await phone.settle(phone.lists.rename('Pocket'));
    await phone.settle(phone.lists.keepBackups(true));
    expect(phone.memory.kept).toMatchObject({ name: 'Pocket', keepsBackups: true, calendarFile: { reminds: false } });
  });

  it('that cannot be written is told, and stops nothing', async () => {
    const { phone, laptop } = await joinedDevices();
    const write = phone.folder.write.bind(phone.folder);
    phone.folder.write = async (name, text) => {
      if (name.endsWith('.ics')) phone.folder.fault = 'full';
      await write(name, text).finally(() => (phone.folder.fault = undefined));
    };
    phone.calendar = [entry()];
    await phone.settle(phone.lists.keepCalendar({ reminds: false }));
    expect(phone.sharing.notices.map(({ text }) => text)).toEqual([
      'The calendar file could not be written to the folder. It is tried again.',
    ]);
    phone.session.dispatch(saving(9));
    await meet(phone, laptop);
    expect(ids(laptop)).toContain(9);
    phone.folder.write = write;
    await meet(phone);
    expect(phone.sharing.notices).toEqual([]);
    expect(daysOf(phone)).toEqual(['2026-12-12']);
  });

  it('is not kept on a site’s host: its files are encrypted, and no calendar could read them', async () => {
    const phone = new SyncingDevice((await joinedDevices()).clock, {}, 'host');
    await phone.settle(phone.join());
    phone.calendar = [entry()];
    const kept = phone.lists.keepCalendar({ reminds: false });
    await phone.clock.advance(4_000);
    await phone.settle(kept);
    expect(phone.sharing.calendarFile).toBeUndefined();
    expect([...phone.folder.files.keys()].filter((name) => name.endsWith('.ics'))).toEqual([]);
  });
});

describe('the calendar files of other devices (product.md, Calendar files: ignored by devices)', () => {
  it.each([
    (name: string) => name,
    (name: string) => name.replace('.ics', '.sync-conflict-20260101-101010-ABCDEFG.ics'),
    (name: string) => name.replace('.ics', ' (conflicted copy 2026-11-25).ics'),
    () => 'matinee.ics',
  ])('are never read, under any name', async (rename) => {
    const { phone, laptop } = await keeping();
    phone.folder.files.set(rename(nameOf(phone)), fileOf(phone) ?? '');
    laptop.folder.calls.length = 0;
    await meet(laptop, phone, laptop);
    expect(calendarCalls(laptop)).toEqual([]);
    expect(laptop.sharing.notices).toEqual([]);
    expect(laptop.sharing.others.map(({ name }) => name)).toEqual(['Phone']);
    expect(ids(laptop)).toEqual([1, 2, 3]);
  });

  it('make no folder shared: who chooses one with nothing else in it is the first', async () => {
    const { phone, laptop } = await keeping();
    laptop.folder.files.delete(deviceFileName(laptop.memory.kept?.device ?? ''));
    laptop.folder.files.delete(deviceFileName(phone.memory.kept?.device ?? ''));
    expect(await laptop.settle(laptop.lists.chooseFolder())).toMatchObject({ kind: 'preview', devices: [] });
  });
});
