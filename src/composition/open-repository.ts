import { defer, filter, map, merge, switchMap, take } from 'rxjs';
import { isInstalled } from '#adapters/browser/is-installed.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { onceLoaded } from '#application/library/load-state.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { isUntouchedDefault } from '#domain/library/collection.ts';
import type { Library } from '#domain/library/library.ts';
import { bindings, load, value } from './bindings.ts';
import { takesPart } from './devices/takes-part.ts';
import type { FirstContainer } from './first-container.ts';
import { deviceLogModule, tabsModule, windowLogModule } from './log.module.ts';
import { partsOf, type Parts } from './parts.ts';
import { repositoryModule } from './repository.module.ts';
import { storeModule } from './store.module.ts';

/** Whether there is anything in the lists. Empty collections are there from the start. */
const hasLists = ({ collections, preferences: { searches = [] }, ...library }: Library): boolean =>
  [library.watchlist, library.favorites, library.viewingHistory, library.marks, library.episodes, searches].some(
    ({ length }) => length > 0,
  ) || collections.some((each) => each.movies.length > 0 || !isUntouchedDefault(each));

/**
 * Begins what goes on beside the lists, once there is anything in them, or there may be something to do for lists of before. Somebody new does not
 * load its code.
 */
const startErrands = ({
  repository,
  session,
  followedMemory,
  lateParts,
  consoleLog,
}: Pick<Parts, 'repository' | 'session' | 'followedMemory' | 'lateParts' | 'consoleLog'>): void => {
  const isLeft = async () => {
    try {
      return isInstalled() || (followedMemory.recall() ?? []).length > 0 || (await takesPart());
    } catch (error) {
      // The lists themselves may still want it.
      consoleLog.warn('code', 'What lists of before have left is not known.', error);
      return false;
    }
  };
  onceLoaded(repository.loadState$)
    .pipe(
      switchMap(() => merge(defer(isLeft), session.library$.pipe(map(hasLists)))),
      filter(Boolean),
      take(1),
    )
    .subscribe(() => {
      const warn = (error: unknown) =>
        consoleLog.warn('code', 'What goes on beside the lists could not be loaded.', error);
      lateParts.startErrands().catch(warn);
    });
};

/** Loads into the container what loads and saves the library. */
const fill = async (first: FirstContainer, chosen: OpenMedium) => {
  const opening = load(first, [bindings({ openMedium: value(chosen) }), tabsModule]);
  const opened = () => (first.isBound('repository') ? first.get<LibraryRepository>('repository') : undefined);
  // A place to keep lists in may take long to open: what a visitor types meanwhile is to be erased, too.
  followErasure(partsOf(opening, { opened }));
  const { openMedium, clock, consoleLog } = partsOf(opening);
  const medium = await openOrMemory(openMedium, clock, consoleLog);
  return load(opening, [
    storeModule(medium),
    medium.lifetime === 'device' ? deviceLogModule : windowLogModule,
    repositoryModule,
  ]);
};

/** What is bound once the library is loaded. */
export type LoadedContainer = Awaited<ReturnType<typeof fill>>;

/** Has the library loaded, and what goes on beside it begun when it is due. */
export const openRepository = async (first: FirstContainer, chosen: OpenMedium): Promise<LibraryRepository> => {
  const parts = partsOf(await fill(first, chosen));
  startErrands(parts);
  return parts.repository;
};
