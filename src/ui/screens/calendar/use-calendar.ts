import { useEffect, useMemo, useState } from 'react';
import type { CalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import type { DatesCheck, DatesRequest } from '#application/use-cases/calendar/check-dates.ts';
import { calendarTitles } from '#domain/calendar/calendar-titles.ts';
import { useVeiledEntries } from '../../components/calendar/use-veiled-entries.ts';
import { useWatch } from '../../components/watch/use-watch.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { haveSameLines, shownAfter, type ShownCheck } from './shown-check.ts';

/** The calendar as the screen shows it. */
export interface Calendar {
  /** The number of titles that it is about. */
  readonly titles: number;
  /** How far it is checked; undefined while it is loaded. */
  readonly check: DatesCheck | undefined;
  /** What is shown of it; undefined where placeholders are. */
  readonly shown: DatesCheck | undefined;
  /** Shows what became known since; undefined where nothing did. */
  readonly showKnown: (() => void) | undefined;
  /** The visitor's country; undefined where there is none, or it is not known yet. */
  readonly region: string | undefined;
  /** Whether the code did not come, or the provider gives no answer. */
  readonly isFailing: boolean;
  readonly retry: () => void;
}

/** The titles that the calendar is about, in the order in which they are asked about. */
const useTitles = () => {
  const watchlist = useLibrary((library) => library.watchlist);
  const collections = useLibrary((library) => library.collections);
  const episodes = useLibrary((library) => library.episodes);
  const preferences = useLibrary((library) => library.preferences);
  return useMemo(
    () => calendarTitles({ watchlist, collections, episodes, preferences }),
    [watchlist, collections, episodes, preferences],
  );
};

/** The check that runs, and what is shown of it. Lines never move under the visitor's eyes (product.md, Calendar: new dates). */
const useCheck = (calendar: CalendarFacade | undefined, request: DatesRequest) => {
  const [check, setCheck] = useState<DatesCheck>();
  const [kept, setKept] = useState<ShownCheck>();
  const isOnline = useOnline();

  useEffect(() => {
    const subscription = calendar?.checkDates.execute(request).subscribe((next) => {
      setCheck(next);
      setKept((shown) => shownAfter(shown, request, next));
    });
    return () => subscription?.unsubscribe();
  }, [calendar, request]);

  // A device that is offline learns no more.
  const shown = kept?.check ?? (isOnline ? undefined : check);
  const hasMore = check && (shown ? !haveSameLines(shown, check) : check.entries.length > 0);
  return {
    check,
    shown,
    showKnown: hasMore ? () => setKept({ request, check, isWaiting: false }) : undefined,
  };
};

/** With the names of episodes that the visitor wants to see. */
const useVeiled = (check: DatesCheck | undefined): DatesCheck | undefined => {
  const entries = useVeiledEntries(check?.entries);
  return useMemo(() => check && { ...check, entries }, [check, entries]);
};

/** The calendar, which is checked while it is looked at (product.md, Calendar: asked). */
export const useCalendar = (): Calendar => {
  const { library } = useApp();
  const dates = useRetriedModule(() => library.open('calendar'));
  const { watch, region, retry: retryCountry } = useWatch();
  const titles = useTitles();
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another request.
  const request = useMemo(() => ({ titles, region, attempt }), [titles, region, attempt]);
  // The country is known once the library and the code of 'Where to watch' are there: no movie is asked about twice.
  const { check, shown, showKnown } = useCheck(watch && dates.module, request);

  return {
    titles: titles.length,
    check,
    shown: useVeiled(shown),
    showKnown,
    region,
    isFailing: dates.retry !== undefined || retryCountry !== undefined || (check?.isFailing ?? false),
    retry: () => {
      dates.retry?.();
      retryCountry?.();
      setAttempt(attempt + 1);
    },
  };
};
