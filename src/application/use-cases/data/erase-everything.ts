import { firstValueFrom, timer } from 'rxjs';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { ChangeLog } from '../../ports/library/change-log.ts';
import type { EarlierVersions } from '../../ports/library/earlier-versions.ts';
import type { Store } from '../../ports/library/store.ts';
import type { DraftMemory } from '../../ports/memories/draft-memory.ts';
import type { ScrollMemory } from '../../ports/memories/scroll-memory.ts';
import type { Ports } from '../../ports/port.ts';
import { inTime } from '../../time/in-time.ts';

interface EraseEverythingDeps extends Pick<Ports, 'legacyStorage' | 'siteData' | 'tabs' | 'clock' | 'consoleLog'> {
  readonly repository: Pick<LibraryRepository, 'stop' | 'lifetime'>;
  readonly store: Pick<Store, 'erase'>;
  readonly changeLog: Pick<ChangeLog, 'erase'>;
  readonly earlierVersions: Pick<EarlierVersions, 'erase'>;
  readonly scrollMemory: Pick<ScrollMemory, 'forget'>;
  readonly draftMemory: Pick<DraftMemory, 'forget'>;
  readonly browser: Pick<Browser, 'startOver'>;
  readonly notifications: Notifications;
}

/** For the other tabs to hear of it, and to stop writing. */
const HEARING_MS = 100;
/** A storage may hang. */
const LIMIT_MS = 10_000;

/** Leaves nothing of the visitor on this device, whatever identifier it was kept for, and starts the app over. */
export class EraseEverything {
  constructor(private readonly deps: EraseEverythingDeps) {}

  /** Never rejects: the visitor is told when something is left. */
  async execute(): Promise<void> {
    const { repository, browser, clock, consoleLog } = this.deps;
    try {
      await repository.stop();
      this.tellTabs();
      await firstValueFrom(timer(HEARING_MS, clock.scheduler));
      await inTime(this.erase(), { limitMs: LIMIT_MS, clock });
      // Once more: a tab that has started over meanwhile may have read what was about to go.
      this.tellTabs();
      browser.startOver();
    } catch (error) {
      consoleLog.error('erasing', 'Not everything could be erased.', error);
      this.notifyFailure();
    }
  }

  /** Lists that end with their window are no other tab's. */
  private tellTabs(): void {
    if (this.deps.repository.lifetime === 'device') this.deps.tabs.publishErased();
  }

  private async erase(): Promise<void> {
    const { store, changeLog, earlierVersions, legacyStorage, siteData, scrollMemory, draftMemory, consoleLog } =
      this.deps;
    scrollMemory.forget();
    draftMemory.forget();
    await store.erase();
    // Where there is no log to ask, there may still be its entries: the memory has the last word.
    await changeLog
      .erase()
      .catch((error: unknown) => consoleLog.warn('log', 'The log could not be asked to forget.', error));
    await earlierVersions
      .erase()
      .catch((error: unknown) =>
        consoleLog.warn('versions', 'The earlier versions could not be asked to be forgotten.', error),
      );
    if (Object.keys(legacyStorage.read()).length > 0) legacyStorage.remove();
    await siteData.erase();
  }

  private notifyFailure(): void {
    const { notifications, browser } = this.deps;
    notifications.show({
      type: 'error',
      message: 'Not everything could be erased. Nothing more is saved until you start over.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Start over', run: () => browser.startOver() },
    });
  }
}
