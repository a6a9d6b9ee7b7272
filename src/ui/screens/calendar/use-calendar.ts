import { useEffect, useMemo, useState } from 'react';
import type { DatesCheck, DatesRequest } from '#application/use-cases/calendar/check-dates.ts';
import { calendarTitles } from '#domain/calendar/calendar-titles.ts';
import { entryKey } from '#domain/calendar/calendar-weeks.ts';
import { useVeiledEntries } from '../../components/calendar/use-veiled-entries.ts';
import { useWatch } from '../../components/watch/use-watch.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useOnline } from '../../hooks/use-online.ts';

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

/** The code of the calendar; `isMissing` where it did not come. */
const useDates = () => {
  const { library } = useApp();
  const [isMissing, setMissing] = useState(false);
  const calendar = useModule(
    () => library.open('calendar'),
    !isMissing,
    () => setMissing(true),
  );
  return { calendar, isMissing, retry: () => setMissing(false) };
};

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

interface Shown {
  readonly request: DatesRequest;
  /** Undefined where nothing is shown yet. */
  readonly check: DatesCheck | undefined;
  /** Whether nothing of this request was known when it began. */
  readonly isWaiting: boolean;
}

const haveSameLines = (one: DatesCheck, other: DatesCheck): boolean => {
  const keys = new Set(one.entries.map(entryKey));
  return one.entries.length === other.entries.length && other.entries.every((entry) => keys.has(entryKey(entry)));
};

/**
 * What is shown once a check says more. Lines that come in between would move those that the visitor reads, so that what is shown
 * stays until it is asked for (product.md, Calendar: new dates).
 */
const shownAfter = (shown: Shown | undefined, request: DatesRequest, check: DatesCheck): Shown => {
  const last = shown?.check;
  const isBegun = shown?.request === request;
  const isDone = check.checked === check.total || check.isFailing;
  const isWaiting = isBegun ? shown.isWaiting && !isDone : !check.hasAnswers && !isDone;
  const isToStay = isBegun && !shown.isWaiting && last?.today === check.today && !haveSameLines(last, check);
  return { request, isWaiting, check: isWaiting || isToStay ? last : check };
};

/** With the names of episodes that the visitor wants to see. */
const useVeiled = (check: DatesCheck | undefined): DatesCheck | undefined => {
  const entries = useVeiledEntries(check?.entries);
  return useMemo(() => check && { ...check, entries }, [check, entries]);
};

/** The calendar, which is checked while it is looked at (product.md, Calendar: asked). */
export const useCalendar = (): Calendar => {
  const dates = useDates();
  const { watch, region, retry: retryCountry } = useWatch();
  const titles = useTitles();
  const [attempt, setAttempt] = useState(0);
  const [check, setCheck] = useState<DatesCheck>();
  const [kept, setKept] = useState<Shown>();
  const isOnline = useOnline();
  const { calendar } = dates;
  // Another attempt is another request.
  const request = useMemo(() => ({ titles, region, attempt }), [titles, region, attempt]);
  // The country is known once the library and the code of 'Where to watch' are there: no movie is asked about twice.
  const isReady = watch !== undefined;

  useEffect(() => {
    if (!calendar || !isReady) return undefined;
    const subscription = calendar.checkDates.execute(request).subscribe((next) => {
      setCheck(next);
      setKept((shown) => shownAfter(shown, request, next));
    });
    return () => subscription.unsubscribe();
  }, [calendar, isReady, request]);

  // A device that is offline learns no more.
  const shown = kept?.check ?? (isOnline ? undefined : check);
  const hasMore = check !== undefined && (shown ? !haveSameLines(shown, check) : check.entries.length > 0);

  return {
    titles: titles.length,
    check,
    shown: useVeiled(shown),
    showKnown: hasMore ? () => setKept({ request, check, isWaiting: false }) : undefined,
    region,
    isFailing: dates.isMissing || retryCountry !== undefined || (check?.isFailing ?? false),
    retry: () => {
      dates.retry();
      retryCountry?.();
      setAttempt(attempt + 1);
    },
  };
};
