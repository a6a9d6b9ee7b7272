import { NEVER } from 'rxjs';
import demoData from 'virtual:demo-catalogue';
import { MemoryMembershipMemory } from '../../devices/memory-membership-memory.ts';
import { LocalChangeLog } from '../../log/local-change-log.ts';
import { StorageMedium } from '../../store/storage-medium.ts';
import { BENCH_ADDRESS } from '../bench-address.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { BenchDevice } from '../library/bench-device.ts';
import { fillingOf } from '../library/filling-of.ts';
import { LIBRARIES, type LibraryName } from '../library/library-name.ts';
import { NO_TAB_CHANNEL } from '../no-tab-channel.ts';

/** What loads and saves lists: in memory, though it says that it lasts, so that everything is as on a device. */
const keeping = (device: BenchDevice, name: LibraryName): readonly Decoration[] => [
  decorating('openMedium', () => async (clock) => {
    device.fill(fillingOf(name, demoData, clock.now()));
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
  decorating('earlierVersions', () => device.versions),
  // The visitor's own folder would get the bench's lists.
  decorating('membershipMemory', () => new MemoryMembershipMemory()),
  decorating('siteData', () => ({ erase: async () => {} })),
  decorating('themeMemory', (inner) => ({ recall: () => inner.recall(), remember: () => {} })),
  decorating('tabs', () => NO_TAB_CHANNEL),
  decorating('identityResolver', () => ({ resolve: async () => BENCH_ADDRESS })),
];

/** What the visitor has at the start of each page (product.md, QA: library). */
export const librarySetting = choiceSetting<LibraryName>({
  name: 'library',
  label: 'Library',
  group: 'Visitor',
  remark: 'not kept',
  does: LIBRARIES,
  decorate: (name) => {
    const device = new BenchDevice();
    return [...keeping(device, name), ...besides(device)];
  },
});
