import { useRef, useEffect, useMemo, useState } from 'react';
import type { App } from '#application/app.ts';
import type { CalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import type { DatesCheck, DatesRequest } from '#application/use-cases/calendar/check-dates.ts';
import { calendarTitles } from '#domain/calendar/calendar-titles.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { CalendarFileButton } from '../../components/calendar/calendar-file-button.tsx';
import type { DaysToTake } from '../../components/calendar/calendar-file-dialog.tsx';
import { useVeiledEntries } from '../../components/calendar/use-veiled-entries.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ShortFailure } from '../../components/feedback/short-failure.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { MoreMenu } from '../../components/form/more-menu.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { useHeldBar } from '../../components/list/list-bar.tsx';
import { SinceYouWereHere } from '../../components/news/since-you-were-here.tsx';
import { Counted } from '../../components/page/counted.tsx';
import { OwnHead } from '../../components/page/head/own-head.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ServicesDoor } from '../../components/watch/my-services-button.tsx';
import { useWatch } from '../../components/watch/use-watch.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { CalendarParts } from './calendar-parts.tsx';
import { haveSameLines, shownAfter, type ShownCheck } from './shown-check.ts';
import styles from './calendar.module.css';

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
    /** Shows what became known since; undefined where nothing did. */
    showKnown: hasMore ? () => setKept({ request, check, isWaiting: false }) : undefined,
  };
};

/** The calendar, which is checked while it is looked at (product.md, Calendar: asked). */
const useCalendar = () => {
  const { library } = useApp();
  const dates = useRetriedModule(() => library.open('calendar'));
  const { watch, region, retry: retryCountry } = useWatch();
  const titles = useTitles();
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another request.
  const request = useMemo(() => ({ titles, region, attempt }), [titles, region, attempt]);
  // The country is known once the library and the code of 'Where to watch' are there: no movie is asked about twice.
  const { check, shown, showKnown } = useCheck(watch && dates.module, request);
  // With the names of episodes that the visitor wants to see.
  const entries = useVeiledEntries(shown?.entries);

  return {
    /** The number of titles that it is about. */
    titles: titles.length,
    /** How far it is checked; undefined while it is loaded. */
    check,
    /** What is shown of it; undefined where placeholders are. */
    shown: useMemo(() => shown && { ...shown, entries }, [shown, entries]),
    showKnown,
    region,
    /** Whether the code did not come, or the provider gives no answer. */
    isFailing: dates.retry !== undefined || retryCountry !== undefined || (check?.isFailing ?? false),
    retry: () => {
      dates.retry?.();
      retryCountry?.();
      setAttempt(attempt + 1);
    },
  };
};

type Calendar = ReturnType<typeof useCalendar>;

const load = async ({ library }: App) => {
  const [{ CalendarListsDialog }, calendar] = await Promise.all([
    import('./calendar-lists-dialog.tsx'),
    library.open('calendar'),
  ]);
  return { CalendarListsDialog, calendar };
};

/** What can be done with the calendar as a whole. */
function CalendarActions({ entries }: Pick<DaysToTake, 'entries'>) {
  const app = useApp();
  const { module, open, close } = useLateDialog(() => load(app));
  return (
    <div className={styles.acts}>
      <MoreMenu isInline>
        <CalendarFileButton entries={entries} />
        <Button variant="quiet" icon={ICONS.stack} aria-haspopup="dialog" onClick={open}>
          Choose collections
        </Button>
      </MoreMenu>
      {module && <module.CalendarListsDialog calendar={module.calendar} onClose={close} />}
    </div>
  );
}

interface CalendarBarProps extends Pick<Calendar, 'shown' | 'showKnown' | 'region'> {
  /** Whether the page names the country of these dates: it does where that is known and there are titles (product.md, Calendar: country). */
  readonly hasCountry: boolean;
  /** Called when something of it is pressed, or in what it has opened. */
  readonly onUse: (() => void) | undefined;
}

/** The row of controls. It is there from the start, so that nothing below it moves. */
function CalendarBar({ hasCountry, region, shown, showKnown, onUse }: CalendarBarProps) {
  return (
    <div className={styles.bar} data-bar="" onClickCapture={onUse} onKeyDownCapture={onUse}>
      {hasCountry && <ServicesDoor region={region} />}
      <div className={styles.known} role="status">
        {showKnown && <Button onClick={showKnown}>{shown ? 'Show new dates' : 'Show what is known'}</Button>}
      </div>
      <CalendarActions entries={shown?.entries ?? []} />
    </div>
  );
}

const PLACEHOLDERS = 6;

/** What is shown of the calendar; where that is nothing, why, and what to do (product.md, Calendar: empty). */
function Dates({ titles, shown }: { readonly titles: number; readonly shown: DatesCheck }) {
  const { entries, checked, total } = shown;
  const [title, text]: readonly [string, string] =
    titles === 0
      ? [
          'Your calendar is empty',
          'Put movies and TV shows on your watchlist, and you will find here when they come out.',
        ]
      : ['Nothing comes out soon', 'Nothing of your lists has a date to come. Add what you are looking forward to.'];
  return (
    <>
      {checked === total && entries.length === 0 && (
        <Notice
          art="reel"
          title={title}
          text={text}
          actions={
            <>
              <ButtonLink to="/coming-soon" variant="primary">
                See what is coming soon
              </ButtonLink>
              {titles === 0 && <ImportButton />}
            </>
          }
        />
      )}
      <CalendarParts shown={shown} />
    </>
  );
}

/** Whether titles are asked about still (product.md, Calendar: asked). */
const isUnderWay = (check: DatesCheck | undefined): check is DatesCheck =>
  check !== undefined && check.checked < check.total;

/** Whether there is anything that the calendar is about, or could be: else it has no row, as an empty list has none (product.md, Lists: controls). */
const useBar = ({ titles, shown }: Pick<Calendar, 'titles' | 'shown'>) => {
  const hasFilms = useLibrary(({ collections }) => collections.some(({ movies }) => movies.length > 0));
  return useHeldBar(!shown, shown !== undefined && titles === 0 && !hasFilms);
};

/** What is known of the calendar, and what is not. */
function CalendarContents(calendar: Calendar) {
  const { titles, check, shown, showKnown, region, isFailing, retry } = calendar;
  const { hasBar, onUse } = useBar(calendar);
  const place = useRef<HTMLDivElement>(null);
  const inPlace = useInPlace(place);
  const isOnline = useOnline();
  return (
    <div ref={place} tabIndex={-1}>
      {hasBar && (
        <CalendarBar
          {...{ region, shown, onUse }}
          hasCountry={check !== undefined && titles > 0}
          showKnown={showKnown && inPlace(showKnown)}
        />
      )}
      {isFailing && (
        <div className={styles.failure}>
          <ShortFailure text="Some dates could not be loaded." onRetry={inPlace(retry)} />
        </div>
      )}
      {!isOnline && isUnderWay(check) && (
        <p className={styles.offline}>You are offline: these are the dates that this device knows.</p>
      )}
      {!shown && !isFailing && (
        <>
          <Hidden>Loading...</Hidden>
          <Lines busy>
            <LineSkeleton count={PLACEHOLDERS} />
          </Lines>
        </>
      )}
      {shown && <Dates titles={titles} shown={shown} />}
    </div>
  );
}

/** The screen at `/calendar`: when what the visitor has listed comes out (product.md, Calendar: screen). */
export function CalendarScreen() {
  const calendar = useCalendar();
  const { check, shown } = calendar;
  const lines = shown?.entries.length ?? 0;
  const progress = isUnderWay(check) ? checkedText(check.checked, check.total) : undefined;
  return (
    <>
      <PageMeta title="Calendar, Matinee" description="When the movies and TV shows of your lists come out." />
      <OwnHead
        title="Calendar"
        value={progress ?? <Counted count={lines} one="date" />}
        isValueKnown={(shown ?? progress) !== undefined}
        valueKey={progress ?? ''}
      />
      <SinceYouWereHere className={styles.news} />
      <CalendarContents {...calendar} />
    </>
  );
}
