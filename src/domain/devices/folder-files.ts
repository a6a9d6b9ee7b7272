const FILE = /^matinee-.*\.json$/;
const BACKUP = /^matinee-backup-/;

/** The file that a device writes (product.md, Devices: file). */
export const deviceFileName = (device: string): string => `matinee-${device}.json`;

/**
 * Whether a file may be a device's: its name, or what an engine that carries files has made of it where two were in conflict.
 */
export const isDeviceFile = (name: string): boolean => FILE.test(name) && !BACKUP.test(name);

const backupsOf = (device: string): string => `matinee-backup-${device}-`;

/** @param day as `YYYY-MM-DD` */
export const backupFileName = (device: string, day: string): string => `${backupsOf(device)}${day}.json`;

const BACKUPS_KEPT = 7;
const DAY = /^\d{4}-\d{2}-\d{2}\.json$/;

/** The backups of a device among the files of a folder. */
export const ownBackups = (names: readonly string[], device: string): readonly string[] =>
  names.filter((name) => name.startsWith(backupsOf(device)) && DAY.test(name.slice(backupsOf(device).length)));

/** The calendar file that a device keeps in the folder (product.md, Calendar files: folder). No device reads it. */
export const calendarFileName = (device: string): string => `matinee-calendar-${device}.ics`;

/** A device's own backups but for the last seven (product.md, Devices: backups). */
export const oldBackups = (names: readonly string[], device: string): readonly string[] =>
  ownBackups(names, device).toSorted().slice(0, -BACKUPS_KEPT);
