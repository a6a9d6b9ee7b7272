import type { Observable } from 'rxjs';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { Entries } from '#adapters/store/storage-medium.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { MemoryEarlyLog } from './memory-early-log.ts';
import { mortalLog } from './mortal-log.ts';
import type { TabsEntries } from './tabs-entries.ts';

export interface TabLogDeps {
  readonly primary: ChangeLog;
  /** Where the fallback is, and what pages that close leave. */
  readonly left: TabsEntries;
  /** What the tab hears of something outside it. */
  readonly hear: <Told>(told$: Observable<Told>) => Observable<Told>;
  readonly clock: Clock;
  readonly consoleLog: ConsoleLog;
}

/** The log of one tab, with its fallback: from the first moment, and once its code is there. */
export const tabLog = ({ primary, left, hear, clock, consoleLog }: TabLogDeps) => {
  const { mortal, die } = mortalLog(primary);
  const { entries, written$, close } = left.connect();
  let storage: Entries = entries;
  const fallback = new LocalChangeLog(() => storage, hear(written$));
  return {
    changeLog: new FallbackChangeLog(
      { primary: { ...mortal, grown$: hear(mortal.grown$) }, fallback },
      clock,
      consoleLog,
    ),
    earlyLog: new MemoryEarlyLog(mortal, (changes) => fallback.appendNow(changes)),
    /** The tab writes nothing more, and hears nothing. */
    end: () => {
      storage = new MemoryEntries();
      die();
      close();
    },
  };
};
