import { describe, expect, it } from 'vitest';
import { calendarFileName, deviceFileName } from '#domain/devices/folder-files.ts';
import { joinedDevices, meet, savedTitles } from '#fixtures/devices/two-devices.ts';

/** How engines name what they keep of a file beside it. */
const COPIES = [
  (name: string) => name.replace('.json', '.sync-conflict-20260101-101010-ABCDEFG.json'),
  (name: string) => name.replace('.json', ' (conflicted copy 2026-11-25 101010).json'),
  (name: string) => name.replace('.json', ' (Laptop’s conflicted copy 2026-11-25).json'),
  (name: string) => name.replace('.json', ' 2.json'),
  (name: string) => name.replace('.json', '-LAPTOP.json'),
  (name: string) => name.replace('.json', ' (1).json'),
  (name: string) => name.replace('.json', '_conflict-20261125-101010.json'),
  (name: string) => `Copy of ${name}`,
  (name: string) => `${name}~`,
  (name: string) => name.replace('.json', ' (Kopie in Konflikt von Laptop 2026-11-25).json'),
  (name: string) => name.replace('.json', ' (copie en conflit de Laptop 2026-11-25).json'),
  (name: string) => name.replace('.json', ' - Kopie.json'),
  (name: string) => `Copie de ${name}`,
  (name: string) => name.replace('.json', '.Conflict.json'),
  (name: string) => `${name}.tmp`,
  (name: string) => `.${name}.part`,
  (name: string) => `${name}.crdownload`,
  (name: string) => `.~${name}.bak`,
  (name: string) => name.toUpperCase(),
  () => 'matinee-renamed.json',
] as const;

const sharing = async () => {
  const { phone, laptop } = await joinedDevices({ watchlist: savedTitles(3) });
  await phone.settle(phone.lists.keepBackups(true));
  const device = phone.memory.kept?.device ?? '';
  const { files } = phone.folder;
  const own = deviceFileName(device);
  const backup = [...files.keys()].find((name) => name.startsWith('matinee-backup-')) ?? '';
  return { phone, laptop, files, own, backup, text: files.get(own) ?? '' };
};

describe('leaving a folder in which engines have made copies (product.md, Devices: own copies)', () => {
  it.each(COPIES.map((copy) => [copy('matinee-x.json'), copy] as const))('takes along %s', async (_, copy) => {
    const { phone, laptop, files, own, backup, text } = await sharing();
    files.set(copy(own), text);
    if (copy(backup).includes(backup.slice(0, -5))) files.set(copy(backup), files.get(backup) ?? '');
    await phone.settle(phone.lists.leave());
    expect([...files.keys()]).toEqual([deviceFileName(laptop.memory.kept?.device ?? '')]);
    const again = await phone.settle(phone.lists.chooseFolder());
    expect(again).toMatchObject({ kind: 'preview', devices: ['Laptop'] });
  });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, 100)],
    ['of a newer release', (text) => text.replace('"version":1', '"version":2')],
    ['written in another form', (text) => JSON.stringify({ z: 1, ...JSON.parse(text) }, undefined, 2)],
    ['empty', () => ''],
  ])('takes along a copy that is %s', async (_, spoil) => {
    const { phone, files, own, text } = await sharing();
    const copy = own.replace('.json', ' 2.json');
    files.set(copy, spoil(text));
    await phone.settle(phone.lists.leave());
    expect([...files.keys()]).not.toContain(copy);
  });

  it('leaves what is of another device, and of another program, whatever its name', async () => {
    const { phone, laptop, files, own, backup } = await sharing();
    const theirs = files.get(deviceFileName(laptop.memory.kept?.device ?? '')) ?? '';
    const kept = {
      [own.replace('.json', ' 2.json')]: theirs,
      [own.replace('.json', ' notes.json')]: '{"mine":true}',
      [backup.replace('.json', ' notes.json')]: 'my notes',
      'matinee-other.json': '',
      'notes.txt': own,
    };
    for (const [name, text] of Object.entries(kept)) files.set(name, text);
    await phone.settle(phone.lists.leave());
    expect(Object.fromEntries(files)).toMatchObject(kept);
  });

  it('removes the others where one cannot be read, and says that something is left', async () => {
    const { phone, files, own, text } = await sharing();
    const [locked, free] = [own.replace('.json', ' 2.json'), own.replace('.json', ' 3.json')];
    files.set(locked, text).set(free, text);
    phone.folder.readFaults.set(locked, 'denied');
    await phone.settle(phone.lists.leave());
    expect([...files.keys()].filter((name) => [locked, free, own].includes(name))).toEqual([locked]);
    expect(phone.toasts.at(-1)?.message).toMatch('remove it there');
  });
});

describe('an empty file of a device (product.md, Devices: bad file)', () => {
  it.each(['', ' \n'])('is named: %j', async (text) => {
    const { phone, laptop, files } = await sharing();
    const name = deviceFileName(laptop.memory.kept?.device ?? '');
    files.set(name, text);
    await meet(phone);
    expect(phone.sharing.notices).toMatchObject([{ text: expect.stringContaining(name) as unknown }]);
    expect(files.get(name)).toBe(text);
  });
});

it('the calendar file goes with its device, and so do the copies of it (product.md, Devices: own copies)', async () => {
  const { phone, laptop } = await joinedDevices();
  const calendar = (device: typeof phone) => calendarFileName(device.memory.kept?.device ?? '');
  for (const device of [phone, laptop]) {
    device.calendar = [{ type: 'release', title: { id: 603 }, kind: 'home', day: '2026-12-12', country: 'DE' }];
    await device.settle(device.lists.keepCalendar({ reminds: false }));
  }
  const { files } = phone.folder;
  const [own, others] = [calendar(phone), calendar(laptop)];
  const foreign = `${own}.txt`;
  for (const copy of [own.replace('.ics', ' (conflicted copy).ics'), `Copy of ${own}`, own.toUpperCase()])
    files.set(copy, files.get(own) ?? '');
  files.set(foreign, 'Notes of somebody');
  await phone.settle(phone.lists.leave());
  expect(new Set([...files.keys()].filter((name) => /calendar/i.test(name)))).toEqual(new Set([foreign, others]));
});
