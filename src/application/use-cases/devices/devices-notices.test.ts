import { describe, expect, it } from 'vitest';
import { FolderError } from '#domain/devices/folder-failure.ts';
import type { DeviceFile } from '../../ports/devices/device-file.ts';
import { contentsNotices, faultText, noticesOf, otherDevices, unwrittenNotice } from './devices-notices.ts';
import type { FolderContents } from './round/folder-reading.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const clock = { now: () => NOW };
const file = (device: string, writtenAt: string, name = device): DeviceFile =>
  ({ device, name, writtenAt }) as unknown as DeviceFile;
const contents = (files: readonly DeviceFile[], faults: FolderContents['faults'] = []): FolderContents => ({
  files,
  faults,
  names: [],
});

describe('the other devices of a folder', () => {
  it('are each there once, as it wrote last, without this one', () => {
    const files = [
      file('a', '2026-11-20T12:00:00.000Z', 'Old phone'),
      file('here', '2026-11-21T12:00:00.000Z'),
      file('a', '2026-11-21T12:00:00.000Z', 'Phone'),
      file('a', '2026-11-19T12:00:00.000Z', 'Older phone'),
      file('b', '2026-11-18T12:00:00.000Z', 'Laptop'),
    ];
    expect(otherDevices(contents(files), 'here')).toEqual([
      { name: 'Phone', writtenAt: new Date('2026-11-21T12:00:00.000Z') },
      { name: 'Laptop', writtenAt: new Date('2026-11-18T12:00:00.000Z') },
    ]);
  });
});

describe('the notices of a round (product.md, Devices: notices)', () => {
  it.each([
    [[{ id: 1, name: 'Nine Dials', seasons: {} }], 'More episodes of “Nine Dials” are marked'],
    [[1, 2, 3].map((id) => ({ id, name: 'Nine Dials', seasons: {} })), 'of “Nine Dials” and 2 other shows are marked'],
  ])('tell which shows have no room (product.md, Devices: episodes shared)', (unshared, text) => {
    expect(noticesOf({ unshared }, 'disk').map((each) => each.text.includes(text))).toEqual([true]);
  });

  it.each([
    ['denied', 'disk', true, /allow it/],
    ['denied', 'host', false, /refuses/],
    ['unreachable', 'disk', false, /drive is there/],
    ['unreachable', 'host', false, /server cannot be reached/],
    ['full', 'disk', false, /Make room/],
    ['full', 'host', false, /no more room/],
    ['unsaved', 'disk', false, /not saved on this device yet/],
    ['unsaved', 'host', false, /not saved on this device yet/],
    ['other-library', 'disk', false, /other lists/],
    ['other-library', 'host', false, /other lists/],
    ['broken', 'disk', false, /reload the page/],
    ['broken', 'host', false, /reload the page/],
  ] as const)('say of %s, %s, what to do; "Reconnect folder" helps: %s', (fault, kind, canReconnect, words) => {
    const [notice, ...others] = noticesOf({ fault, isTooLarge: false }, kind);
    expect(notice).toEqual({ text: faultText(fault, kind), canReconnect });
    expect(notice?.text).toMatch(words);
    expect(others).toEqual([]);
  });

  it('say that the lists are too large for others', () => {
    expect(noticesOf({ isTooLarge: true }, 'disk')).toEqual([
      {
        text: 'Your lists are larger than 8 MB: other devices cannot take them. Remove some titles.',
        canReconnect: false,
      },
    ]);
    expect(noticesOf({ isTooLarge: true, fault: 'full' }, 'disk')).toHaveLength(2);
    expect(noticesOf({ isTooLarge: false }, 'disk')).toEqual([]);
  });
});

describe('the notices of a folder’s contents', () => {
  it.each([
    ['damaged', 'is damaged, or still on its way'],
    ['foreign', 'is no file of Matinee'],
    ['newer', 'was written by a newer Matinee'],
    ['too-large', 'is larger than 8 MB'],
    ['denied', 'may not be read'],
  ] as const)('name a file that is %s', (fault, words) => {
    const [notice] = contentsNotices(contents([], [{ name: 'x.json', fault }]), [], clock);
    expect(notice?.text).toContain(`“x.json” ${words}`);
    expect(notice?.canReconnect).toBe(false);
  });

  it('name a device with a clock more than a day ahead', () => {
    const at = (ms: number) =>
      contentsNotices(contents([]), [{ name: 'Phone', writtenAt: new Date(NOW.getTime() + ms) }], clock);
    expect(at(86_400_000)).toEqual([]);
    expect(at(86_400_001)).toEqual([
      {
        text: 'The clock of “Phone” is more than a day ahead of this device’s. Set the one that is wrong.',
        canReconnect: false,
      },
    ]);
  });
});

it('names a device once, though two of its name have clocks that are ahead', () => {
  const others = [2, 3].map((days) => ({ name: 'Phone', writtenAt: new Date(NOW.getTime() + days * 86_400_000) }));
  expect(contentsNotices(contents([]), others, clock)).toHaveLength(1);
});

describe('a file beside the lists that could not be written', () => {
  it('is told for what the folder is at fault for, and not for a defect', () => {
    expect(unwrittenNotice('backup', new FolderError('full'))?.text).toMatch(/^Today’s backup/);
    expect(unwrittenNotice('calendar', new FolderError('full'))?.text).toMatch(/^The calendar file/);
    expect(unwrittenNotice('backup', new TypeError('x'))).toBeUndefined();
  });
});
