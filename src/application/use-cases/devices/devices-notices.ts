import { DAY_MS } from '#domain/days/day-ms.ts';
import { folderFaultOf, type FolderFault } from '#domain/devices/folder-failure.ts';
import { namedShows } from '#domain/format/named-shows.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PlaceKind } from '../../ports/devices/folder-places.ts';
import type { DevicesNotice, OtherDevice } from './devices-facade.ts';
import type { FileFault, FolderContents } from './round/folder-reading.ts';
import type { RoundReport } from './round/sync-round.ts';

/** The reason why sharing does not work. 'broken': a defect of ours, or a device that refuses to keep anything. */
export type SyncFault = FolderFault | 'unsaved' | 'other-library' | 'broken';

const OTHER_LIBRARY =
  'These are other lists than those this device shares, so sharing rests here. Bring the others over in “Your data”, or stop sharing and join again with these.';

const FAULTS: Readonly<Record<SyncFault, Readonly<Record<PlaceKind, string>>>> = {
  denied: {
    disk: 'This browser may not use the folder any more. Press “Reconnect folder”, and allow it.',
    host: 'The site’s server refuses the shared copy. Ask whoever looks after the site.',
  },
  unreachable: {
    disk: 'The folder cannot be reached. Check that its drive is there. Changes are shared once it is.',
    host: 'The site’s server cannot be reached. Changes are shared once it can.',
  },
  full: {
    disk: 'The folder’s drive is full. Make room on it, and changes are shared again.',
    host: 'The site’s server has no more room for shared copies. Ask whoever looks after the site.',
  },
  unsaved: {
    disk: 'Your last changes are not saved on this device yet. They are shared once they are.',
    host: 'Your last changes are not saved on this device yet. They are shared once they are.',
  },
  'other-library': {
    disk: OTHER_LIBRARY,
    host: OTHER_LIBRARY,
  },
  broken: {
    disk: 'Sharing did not work this time. It is tried again; if it stays so, reload the page.',
    host: 'Sharing did not work this time. It is tried again; if it stays so, reload the page.',
  },
};

const FILES: Readonly<Record<FileFault, string>> = {
  damaged: 'is damaged, or still on its way. It was left alone; when its device writes it anew it is read.',
  foreign: 'is no file of Matinee that this device can read. It was left alone; you may move it elsewhere.',
  newer: 'was written by a newer Matinee. It was left alone; reload this page to get the newer Matinee.',
  'too-large': 'is larger than 8 MB. It was left alone; shorten the lists of its device.',
  'too-many':
    'was left alone: with it there would be more in this folder than can be shared. Remove the files of devices that you no longer use.',
  denied: 'may not be read. It was left alone; allow it to be read.',
};

const TOO_LARGE = 'Your lists are larger than 8 MB: other devices cannot take them. Remove some titles.';
/** What of a show stays on this device. */
const unsharedText = (shows: readonly WatchedShow[]): string =>
  `More episodes of ${namedShows(shows)} are marked as seen than can be shared. They stay on this device; clear those that you have not seen.`;

const CALENDAR = 'The calendar file could not be written to the folder. It is tried again.';
const BACKUP = 'Today’s backup could not be written to the folder. It is tried again.';

const notice = (text: string, canReconnect = false): DevicesNotice => ({ text, canReconnect });

/** The sentence that tells the visitor a fault and the next step. */
export const faultText = (fault: SyncFault, kind: PlaceKind): string => FAULTS[fault][kind];

/** The other devices, each once. @param device this one */
export const otherDevices = ({ files }: FolderContents, device: string): readonly OtherDevice[] => {
  const others = new Map<string, OtherDevice>();
  for (const file of files) {
    const writtenAt = new Date(file.writtenAt);
    const known = others.get(file.device);
    if (file.device !== device && !(known && known.writtenAt >= writtenAt))
      others.set(file.device, { name: file.name, writtenAt });
  }
  return [...others.values()];
};

const aheadOf = (others: readonly OtherDevice[], now: Date): readonly DevicesNotice[] => {
  const ahead = others.filter(({ writtenAt }) => writtenAt.getTime() > now.getTime() + DAY_MS);
  // Two devices may have the same name.
  return [...new Set(ahead.map(({ name }) => name))].map((name) =>
    notice(`The clock of “${name}” is more than a day ahead of this device’s. Set the one that is wrong.`),
  );
};

/** The notices of a round (product.md, Devices: notices). */
export const noticesOf = (
  { fault, isTooLarge, unshared = [] }: Pick<RoundReport, 'isTooLarge' | 'unshared'> & { readonly fault?: SyncFault },
  kind: PlaceKind,
): readonly DevicesNotice[] => [
  ...(fault ? [notice(faultText(fault, kind), fault === 'denied' && kind === 'disk')] : []),
  ...(isTooLarge ? [notice(TOO_LARGE)] : []),
  ...(unshared.length > 0 ? [notice(unsharedText(unshared))] : []),
];

/** The notices of the folder's contents. */
export const contentsNotices = (
  { faults }: FolderContents,
  others: readonly OtherDevice[],
  clock: Pick<Clock, 'now'>,
): readonly DevicesNotice[] => [
  ...faults.map(({ name, fault }) => notice(`“${name}” ${FILES[fault]}`)),
  ...aheadOf(others, clock.now()),
];

/** The notice of a file that could not be written beside the lists; undefined for an error that is no fault of the folder. */
export const unwrittenNotice = (what: 'backup' | 'calendar', error: unknown): DevicesNotice | undefined =>
  folderFaultOf(error) ? notice(what === 'backup' ? BACKUP : CALENDAR) : undefined;
