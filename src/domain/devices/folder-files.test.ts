import { describe, expect, it } from 'vitest';
import { backupFileName, calendarFileName, deviceFileName, isDeviceFile, oldBackups } from './folder-files.ts';

describe('the files of a shared folder (product.md, Devices: file)', () => {
  it.each([
    deviceFileName('0123456789abcdef'),
    'matinee-abc.sync-conflict-20260101-120000-XYZ.json',
    'matinee-abc (conflicted copy).json',
  ])('are read: %s (product.md, Devices: conflict copies)', (name) => {
    expect(isDeviceFile(name)).toBe(true);
  });

  it.each([
    'notes.json',
    'matinee-abc.json.tmp',
    'matinee.json',
    backupFileName('abc', '2026-11-21'),
    calendarFileName('abc'),
    'matinee-calendar-abc.sync-conflict-20260101-120000-XYZ.ics',
    'matinee-calendar-abc (conflicted copy).ics',
  ])('are left alone: %s', (name) => {
    expect(isDeviceFile(name)).toBe(false);
  });

  it('has the last seven backups of a device (product.md, Devices: backups)', () => {
    const days = Array.from({ length: 9 }, (_, at) => backupFileName('abc', `2026-11-${10 + at}`));
    const others = [backupFileName('ab', '2020-01-01'), backupFileName('abc-d', '2020-01-01'), deviceFileName('abc')];
    expect(oldBackups([...others, ...days.toReversed()], 'abc')).toEqual(days.slice(0, 2));
    expect(oldBackups(days.slice(0, 7), 'abc')).toEqual([]);
  });
});
