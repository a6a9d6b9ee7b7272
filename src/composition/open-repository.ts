import { distinctUntilChanged, map, switchMap } from 'rxjs';
import { shownTitles } from '#adapters/browser/shown-titles.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import type { OpenMedium, TextMedium } from '#adapters/store/text-medium.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { onceLoaded } from '#application/library/load-state.ts';
import { followErasure } from '#application/use-cases/data/follow-erasure.ts';
import { RefreshTitles } from '#application/use-cases/facts/refresh-titles.ts';
import { TurnTitles } from '#application/use-cases/facts/turn-titles.ts';
import type { FailureArea } from '#domain/report/failure-area.ts';
import { followedShows } from '#domain/shows/next-of-show.ts';
import { bindings, load, value } from './bindings.ts';
import { dataModule } from './data.module.ts';
import type { DevicesContainer } from './devices/open-devices.ts';
import { takesPart } from './devices/takes-part.ts';
import type { FirstContainer } from './first-container.ts';
import { knownCalendar } from './known-calendar.ts';
import { deviceLogModule, tabsModule, windowLogModule } from './log.module.ts';
import { once } from './once.ts';
import { type Holding, type Parts, partsOf } from './parts.ts';
import { repositoryModule } from './repository.module.ts';
import { storeModule } from './store.module.ts';

interface Beginning {
  readonly area: FailureArea;
  /** What developers read where it does not begin. */
  readonly failed: string;
  readonly begin: () => Promise<unknown>;
}

/** Begins something from the moment the lists are loaded. */
const onceThere = (
  { repository, consoleLog }: Pick<Parts, 'repository' | 'consoleLog'>,
  { area, failed, begin }: Beginning,
): void => {
  const warn = (error: unknown) => consoleLog.warn(area, failed, error);
  onceLoaded(repository.loadState$).subscribe(() => void begin().catch(warn));
};

/** Shows what is out today on the icon of an installed app, and keeps what is said of it while that is closed. In a tab nothing is fetched for it. */
const startBadge = (
  parts: Pick<Parts, 'repository' | 'lateParts' | 'session' | 'browser' | 'clock' | 'consoleLog'>,
  { appBadge, todayNotices }: Pick<Parts, 'appBadge' | 'todayNotices'>,
): void => {
  const { session, browser, clock } = parts;
  if (!appBadge.isThere && !todayNotices.isThere) return;
  const begin = async () => {
    const { TodayBadge } = await import('#application/use-cases/calendar/today-badge.ts');
    const outside = { appBadge, todayNotices, knownCalendar: knownCalendar(parts) };
    new TodayBadge({ ...outside, session, browser, clock }).activate();
  };
  onceThere(parts, { area: 'calendar', failed: 'What is out today is not on the app’s icon.', begin });
};

/** Shares lists where this device takes part. Elsewhere nothing is fetched, and nothing made (product.md, Devices: off). */
const startDevices = (parts: Pick<Parts, 'repository' | 'openDevices' | 'consoleLog'>): void => {
  const begin = async () => (await takesPart()) && parts.openDevices();
  onceThere(parts, { area: 'devices', failed: 'Lists are not shared during this visit.', begin });
};

/** Has the next visit know from its first drawing which shows are followed (product.md, Up next: on the page of a show). */
const rememberFollowed = ({
  repository,
  session,
  followedMemory,
}: Pick<Parts, 'repository' | 'session' | 'followedMemory'>): void => {
  onceLoaded(repository.loadState$)
    .pipe(
      switchMap(() => session.library$),
      map(({ episodes }) => episodes),
      distinctUntilChanged(),
    )
    .subscribe((episodes) => {
      const ids = followedShows(episodes).map(({ id }) => id);
      // Where nothing is followed, nothing is written: not even on a device on which everything was erased.
      if (ids.join(' ') !== (followedMemory.recall() ?? []).join(' ')) followedMemory.remember(ids);
    });
};

/** Binds what loads the sharing of lists between devices when it is needed. Lists that end with the window are not shared. */
const devicesModule = (container: DevicesContainer, { lifetime }: Pick<TextMedium, 'lifetime'>) => {
  const openDevices = async () =>
    lifetime === 'device'
      ? (await import('./devices/open-devices.ts')).openDevices(container)
      : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;
  return bindings({ openDevices: value(once(openDevices)) });
};

/** Loads into the container what loads and saves the library. */
const fill = async (first: FirstContainer, chosen: OpenMedium) => {
  const opening = load(first, [bindings({ openMedium: value(chosen) }), tabsModule]);
  const opened = () => (first.isBound('repository') ? first.get<LibraryRepository>('repository') : undefined);
  // A place to keep lists in may take long to open: what a visitor types meanwhile is to be erased, too.
  followErasure(partsOf(opening, { opened }));
  const { openMedium, clock, consoleLog } = partsOf(opening);
  const medium = await openOrMemory(openMedium, clock, consoleLog);
  const kept = load(opening, [
    storeModule(medium),
    medium.lifetime === 'device' ? deviceLogModule : windowLogModule,
    repositoryModule,
    dataModule(medium),
  ]);
  return load(kept, [devicesModule(kept, medium)]);
};

/** What is bound once the library is loaded. */
export type LoadedContainer = Awaited<ReturnType<typeof fill>>;

/** A chunk of its own, which comes after the first screen. It begins what goes on beside the repository. */
export const openRepository = async (
  late: FirstContainer & Holding<'titleAsker' | 'titleCache' | 'appBadge' | 'todayNotices'>,
  chosen: OpenMedium,
): Promise<LibraryRepository> => {
  const parts = partsOf(await fill(late, chosen));
  const { repository, keepVersions, storagePersistence } = parts;
  keepVersions.activate(repository);
  new RefreshTitles(partsOf(late)).activate(repository.loadState$);
  new TurnTitles(partsOf(late, { shownTitles })).activate(repository.loadState$);
  startBadge(parts, partsOf(late));
  rememberFollowed(parts);
  if (repository.lifetime === 'device') {
    storagePersistence.follow(repository.saveStatus$);
    startDevices(parts);
  }
  return repository;
};
