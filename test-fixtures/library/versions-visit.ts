import { BehaviorSubject, Subject } from 'rxjs';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { LoadState } from '#application/library/load-state.ts';
import { makeLargeChange } from '#application/library/make-large-change.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { libraryDeps } from './library-deps.ts';

const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };

/** A visit during which versions are kept. Several share what is kept: `versions`. */
export const versionsVisit = (has: Partial<Library>, earlierVersions = new MemoryEarlierVersions(), laterMs = 0) => {
  const { deps, clock, library } = libraryDeps(has);
  clock.scheduler.frame += laterMs;
  const loadState$ = new BehaviorSubject<LoadState>({ status: 'pending' });
  const repository = {
    loadState$,
    isStopped: false,
    bundle: () => ({ library: library(), remainder: NO_REMAINDER, lastUpdated: clock.now().toISOString() }),
  };
  const leaving$ = new Subject<void>();
  const logged: string[] = [];
  const consoleLog = { warn: (_: string, message: string) => void logged.push(message), error: () => {} };
  const keepVersions = new KeepVersions({ ...deps, earlierVersions, browser: { leaving$ }, consoleLog });
  keepVersions.activate(repository);
  const about = async () => {
    await clock.advance(2_000);
    return Promise.all(
      (await earlierVersions.list()).map(async ({ id, isDaily, before }) => ({
        titles: (await earlierVersions.read(id))?.library.watchlist.map((title) => title.id),
        isDaily,
        ...before,
      })),
    );
  };
  return {
    ...deps,
    versions: earlierVersions,
    clock,
    library,
    repository,
    leaving$,
    logged,
    about,
    keepVersions,
    load: () => loadState$.next(LOADED),
    large: (action: LibraryAction, done: string) => makeLargeChange(deps, { action, done, nothingDone: 'Nothing' }),
  };
};

/** A visit on a day that has its version; there is none besides. */
export const calmVersionsVisit = async (has: Partial<Library>) => {
  const there = versionsVisit(has);
  there.load();
  await there.clock.advance(3_000);
  await there.versions.erase();
  return there;
};
