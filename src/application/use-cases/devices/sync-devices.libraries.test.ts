import { describe, expect, it } from 'vitest';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { ids, joinedDevices, meet, removing, savedTitles, saving } from '#fixtures/devices/two-devices.ts';
import type { Lineage } from '../../ports/library/origin.ts';

const HOME = '203.0.113.7';
const WORK = '198.51.100.9';

const libraryOf = (identifier: string, sequence: number, libraries: Lineage['origin']['libraries'] = {}): Lineage => ({
  identifier,
  version: { positions: { log: sequence } },
  origin: { libraries },
});

/** What else than this device has was loaded: of another network, with other titles. */
const loads = async (device: SyncingDevice, lineage: Lineage, count: number): Promise<void> => {
  device.lineage = lineage;
  device.open({ ...device.library, watchlist: savedTitles(count) });
  await device.start();
};

const notices = (device: SyncingDevice): string => device.sharing.notices.map(({ text }) => text).join('\n');

const joined = async () => {
  const devices = await joinedDevices({ watchlist: savedTitles(20) });
  const { phone, laptop } = devices;
  phone.lineage = libraryOf(HOME, 20);
  phone.session.dispatch(saving(21));
  await meet(phone, laptop);
  expect(ids(laptop)).toHaveLength(21);
  return devices;
};

describe('a library that is loaded anew (product.md, Devices: library)', () => {
  it('is no change of the visitor’s where it is another one than the shared: sharing rests, and says so', async () => {
    const { phone, laptop } = await joined();
    await loads(phone, libraryOf(WORK, 3), 5);
    await meet(phone, laptop);
    expect(ids(laptop)).toHaveLength(21);
    expect(ids(phone)).toHaveLength(5);
    expect(notices(phone)).toMatch('sharing rests here');
  });

  it.each([
    ['as it was before it went over elsewhere', libraryOf(HOME, 10)],
    [
      'that took over a text of another program',
      { ...libraryOf(HOME, 99), version: { positions: { log: 99 }, takenAt: '2026' } },
    ],
    ['that knows only an earlier state of the shared one', libraryOf(WORK, 99, { [HOME]: { positions: { log: 19 } } })],
  ])('rests too where it is one %s', async (_, lineage) => {
    const { phone, laptop } = await joined();
    await loads(phone, lineage, 5);
    await meet(phone, laptop);
    expect(ids(laptop)).toHaveLength(21);
    expect(notices(phone)).toMatch('sharing rests here');
  });

  it('is shared on where all of the shared one went over to it', async () => {
    const { phone, laptop } = await joined();
    phone.lineage = libraryOf(WORK, 30, { [HOME]: { positions: { log: 20 } } });
    phone.session.dispatch(removing(1));
    phone.session.dispatch(saving(30));
    await meet(phone, laptop);
    expect(notices(phone)).toBe('');
    expect(ids(laptop)).toEqual(ids(phone));
    expect(ids(laptop)).not.toContain(1);
  });

  it('is shared again once it has what the shared one has', async () => {
    const { phone, laptop } = await joined();
    await loads(phone, libraryOf(WORK, 3), 5);
    await meet(phone);
    phone.lineage = libraryOf(WORK, 40, { [HOME]: { positions: { log: 20 } } });
    for (let id = 6; id <= 21; id += 1) phone.session.dispatch(saving(id));
    phone.session.dispatch(saving(50));
    await meet(phone, laptop);
    expect(notices(phone)).toBe('');
    expect(ids(laptop)).toEqual([...Array.from({ length: 21 }, (_, at) => at + 1), 50]);
  });

  it('is one for two tabs: of two with different ones, the one that shared last goes on', async () => {
    const { phone, laptop } = await joined();
    const atHome = phone.library;
    phone.lineage = libraryOf(WORK, 22, { [HOME]: { positions: { log: 20 } } });
    phone.session.dispatch(removing(2));
    await meet(phone, laptop);
    // The tab that was left open has not heard of it, round after round.
    phone.lineage = libraryOf(HOME, 20);
    phone.open(atHome);
    await phone.start();
    for (let round = 0; round < 3; round += 1) await meet(phone, laptop);
    expect(ids(laptop)).not.toContain(2);
    expect(notices(phone)).toMatch('sharing rests here');
  });

  it('is the one that shared last, though nothing had changed in it: the tab it went over from shares no more', async () => {
    const { phone, laptop } = await joined();
    phone.lineage = libraryOf(WORK, 22, { [HOME]: { positions: { log: 20 } } });
    await meet(phone);
    phone.lineage = libraryOf(HOME, 20);
    await phone.start();
    laptop.session.dispatch(removing(2));
    await meet(laptop, phone);
    expect(ids(phone)).toContain(2);
    expect(notices(phone)).toMatch('sharing rests here');
    // Back where it went over to, it comes there.
    phone.lineage = libraryOf(WORK, 22, { [HOME]: { positions: { log: 20 } } });
    await phone.start();
    await meet(laptop, phone);
    expect(ids(phone)).not.toContain(2);
    expect(notices(phone)).toBe('');
  });
});
