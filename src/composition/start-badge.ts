import { filter, take } from 'rxjs';
import { navigatorAppBadge } from '#adapters/browser/navigator-app-badge.ts';
import { knownCalendar } from './known-calendar.ts';
import type { Parts } from './parts.ts';

/** Shows what is out today on the icon of an installed app, from the moment the lists are loaded. In a tab nothing is fetched for it. */
export const startBadge = (
  parts: Pick<Parts, 'repository' | 'lateParts' | 'session' | 'browser' | 'clock' | 'consoleLog'>,
): void => {
  if (!navigatorAppBadge.isThere) return;
  const { session, browser, clock, repository, consoleLog } = parts;
  const start = async () => {
    const { TodayBadge } = await import('#application/use-cases/calendar/today-badge.ts');
    const outside = { appBadge: navigatorAppBadge, knownCalendar: knownCalendar(parts) };
    new TodayBadge({ ...outside, session, browser, clock }).activate();
  };
  const warn = (error: unknown) => consoleLog.warn('calendar', 'What is out today is not on the app’s icon.', error);
  repository.loadState$
    .pipe(
      filter(({ status }) => status === 'fulfilled'),
      take(1),
    )
    .subscribe(() => void start().catch(warn));
};
