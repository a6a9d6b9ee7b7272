import { NEVER } from 'rxjs';
import type { ValueMemory } from '#application/ports/memories/value-memory.ts';
import type { TodayNotices } from '#application/ports/today-notices.ts';
import { MemoryMembershipMemory } from '../../devices/memory-membership-memory.ts';
import { LocalChangeLog } from '../../log/local-change-log.ts';
import { StorageMedium } from '../../store/storage-medium.ts';
import type { OpenMedium } from '../../store/text-medium.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { NO_TAB_CHANNEL } from '../no-tab-channel.ts';
import type { BenchDevice } from './bench-device.ts';

/** What fills a device. @param open opens the visitor's own place for lists */
type Fill = (device: BenchDevice, open: OpenMedium, clock: Parameters<OpenMedium>[0]) => Promise<void>;

/** What loads and saves lists: in memory, though it says that it lasts, so that everything is as on a device. */
const keeping = (device: BenchDevice, fill: Fill): readonly Decoration[] => [
  decorating('openMedium', (open) => async (clock) => {
    await fill(device, open, clock);
    return new StorageMedium(device.store, 'device');
  }),
  decorating('logs', () => ({
    primary: new LocalChangeLog(() => device.log, NEVER),
    fallback: new LocalChangeLog(() => device.fallbackLog, NEVER),
  })),
  decorating('earlyLog', () => ({
    open: () => {},
    append: async (changes) => device.appendEarly(changes),
    appendNow: (changes) => device.appendEarly(changes),
  })),
];

/** Remembers nothing yet, and ends with the page. */
const emptyMemory = <Value>(): ValueMemory<Value> => {
  let value: Value | undefined;
  return {
    recall: () => value,
    remember: (next) => {
      value = next;
    },
  };
};

/** Switched on and off for the page alone: the browser goes on saying what is out for the visitor, not for the bench. */
const silentNotices = ({ isThere }: TodayNotices): TodayNotices => {
  let isOn = false;
  return {
    isThere,
    isOn: async () => isOn,
    start: async () => (isOn = true),
    stop: async () => {
      isOn = false;
    },
    keep: async () => {},
  };
};

/** What the app keeps beside the lists. None of the visitor's own is used up, overwritten or erased. */
const besides = (device: BenchDevice): readonly Decoration[] => [
  decorating('legacyStorage', () => ({
    read: () => device.legacy,
    remove: () => {
      device.legacy = {};
    },
  })),
  decorating('backupMemory', () => ({
    recall: () => device.lastBackup,
    remember: (madeAt) => {
      device.lastBackup = madeAt;
    },
  })),
  decorating('persistentStorage', (inner) => ({
    isPersisted: () => inner.isPersisted(),
    usedBytes: () => inner.usedBytes(),
    persist: async () => false,
    decidesAlone: false,
    wasAsked: true,
  })),
  decorating('recommendationMemory', () => ({ recall: () => undefined, remember: () => {} })),
  decorating('calendarMemory', () => emptyMemory()),
  decorating('columnsMemory', () => emptyMemory()),
  decorating('newsMemory', () => ({ ...emptyMemory(), changed$: NEVER })),
  // The icon of the installed app goes on saying what is out for the visitor.
  decorating('appBadge', ({ isThere }) => ({ isThere, show: () => {} })),
  decorating('todayNotices', silentNotices),
  decorating('earlierVersions', () => device.versions),
  // The visitor's own folder would get the bench's lists.
  decorating('membershipMemory', () => new MemoryMembershipMemory()),
  decorating('siteData', () => ({ erase: async () => {} })),
  decorating('themeMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('homeMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('ratingsMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('titleLanguageMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('languageOfferMemory', () => emptyMemory()),
  decorating('followedMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('tabs', () => NO_TAB_CHANNEL),
];

/** All that the app keeps of a visitor, on a device in memory. What is on the device itself is not written. */
export const inMemory = (device: BenchDevice, fill: Fill): readonly Decoration[] => [
  ...keeping(device, fill),
  ...besides(device),
];
