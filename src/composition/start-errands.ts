import { distinctUntilChanged, map } from 'rxjs';
import { shownTitles } from '#adapters/browser/shown-titles.ts';
import { onceLoaded } from '#application/library/load-state.ts';
import { RefreshTitles } from '#application/use-cases/facts/refresh-titles.ts';
import { TurnTitles } from '#application/use-cases/facts/turn-titles.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import type { TakenBy } from './bindings.ts';
import { takesPart } from './devices/takes-part.ts';
import { knownCalendar } from './known-calendar.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';

/** Shows what is out today on the icon of an installed app, and keeps what is said of it while that is closed. In a tab nothing is fetched for it. */
const startBadge = (
  parts: Pick<Parts, 'lateParts' | 'session' | 'browser' | 'clock' | 'consoleLog'>,
  { appBadge, todayNotices }: Pick<Parts, 'appBadge' | 'todayNotices'>,
): void => {
  const { session, browser, clock, consoleLog } = parts;
  if (!appBadge.isThere && !todayNotices.isThere) return;
  const start = async () => {
    const { TodayBadge } = await import('#application/use-cases/calendar/today-badge.ts');
    const outside = { appBadge, todayNotices, knownCalendar: knownCalendar(parts) };
    new TodayBadge({ ...outside, session, browser, clock }).activate();
  };
  start().catch((error: unknown) => consoleLog.warn('calendar', 'What is out today is not on the app’s icon.', error));
};

/** Has the next visit know from its first drawing which shows are followed (product.md, Up next: on the page of a show). */
const rememberFollowed = ({ session, followedMemory }: Pick<Parts, 'session' | 'followedMemory'>): void => {
  session.library$
    .pipe(
      map(({ episodes }) => episodes),
      distinctUntilChanged(),
    )
    .subscribe((episodes) => {
      const ids = followedShows(episodes).map(({ id }) => id);
      // Where nothing is followed, nothing is written: not even on a device on which everything was erased.
      if (ids.join(' ') !== (followedMemory.recall() ?? []).join(' ')) followedMemory.remember(ids);
    });
};

/** Shares lists where this device takes part. Elsewhere nothing is fetched, and nothing made (product.md, Devices: off). */
const startDevices = ({ openDevices, consoleLog }: Pick<Parts, 'openDevices' | 'consoleLog'>): void => {
  const start = async () => {
    if (await takesPart()) await openDevices();
  };
  start().catch((error: unknown) => consoleLog.warn('devices', 'Lists are not shared during this visit.', error));
};

type OfLoaded =
  | 'repository'
  | 'keepVersions'
  | 'storagePersistence'
  | 'openDevices'
  | 'lateParts'
  | 'session'
  | 'browser'
  | 'clock'
  | 'consoleLog'
  | 'followedMemory';

type OfErrands =
  | Exclude<TakenBy<typeof RefreshTitles | typeof TurnTitles>, 'shownTitles'>
  | 'loader'
  | 'appBadge'
  | 'todayNotices';

/**
 * Begins what goes on beside the lists, in the very turn in which they are there: what is done to them next is to be known to it. To be called
 * once.
 * @param kept is called once they are loaded
 */
export const startErrands = (container: Holding<OfErrands>, kept: () => Holding<OfLoaded>): void => {
  const { loadState$ } = partsOf(container).loader;
  new RefreshTitles(partsOf(container)).activate(loadState$);
  new TurnTitles(partsOf(container, { shownTitles })).activate(loadState$);
  onceLoaded(loadState$).subscribe(() => {
    const parts = partsOf(kept());
    const { repository, keepVersions, storagePersistence } = parts;
    keepVersions.activate(repository);
    startBadge(parts, partsOf(container));
    rememberFollowed(parts);
    if (repository.lifetime === 'window') return;
    storagePersistence.follow(repository.saveStatus$);
    startDevices(parts);
  });
};
