import { useMemo, useRef } from 'react';
import type { App } from '#application/app.ts';
import type { DatesCheck } from '#application/use-cases/calendar/check-dates.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { calendarView } from '#domain/calendar/calendar-weeks.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { CalendarFileButton } from '../../components/calendar/calendar-file-button.tsx';
import type { DaysToTake } from '../../components/calendar/days-to-take.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ActionRow } from '../../components/list/action-row.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { countryName } from '../../components/watch/country-name.ts';
import { MyServicesButton } from '../../components/watch/my-services-button.tsx';
import { WatchFailure } from '../../components/watch/watch-failure.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { CalendarWeeks } from './calendar-weeks.tsx';
import { type Calendar, useCalendar } from './use-calendar.ts';
import styles from './calendar.module.css';

const load = async ({ library }: App) => {
  const [{ CalendarListsDialog }, calendar] = await Promise.all([
    import('./calendar-lists-dialog.tsx'),
    library.open('calendar'),
  ]);
  return { CalendarListsDialog, calendar };
};

/** What can be done with the calendar as a whole, beside its heading. */
function CalendarActions({ entries }: Pick<DaysToTake, 'entries'>) {
  const app = useApp();
  const { module, open, close } = useLateDialog(() => load(app));
  return (
    <div className={styles.beside}>
      <ActionRow
        more={
          <>
            <CalendarFileButton entries={entries} />
            <ButtonLink to={addressOf('watchlist')} icon={ICONS.ticket}>
              My Watchlist
            </ButtonLink>
          </>
        }
      >
        <Button icon={ICONS.stack} aria-haspopup="dialog" onClick={open}>
          Choose collections
        </Button>
      </ActionRow>
      {module && <module.CalendarListsDialog calendar={module.calendar} onClose={close} />}
    </div>
  );
}

const PLACEHOLDERS = 6;

const OFFLINE = '. You are offline: these are the dates that this device knows.';

interface CalendarNoteProps extends Pick<Calendar, 'region' | 'showKnown'> {
  readonly check: Pick<DatesCheck, 'checked' | 'total'>;
  /** Whether lines are there already. */
  readonly hasLines: boolean;
}

/** The country whose dates these are, and how far they are checked. */
function CalendarNote({ region, check: { checked, total }, showKnown, hasLines }: CalendarNoteProps) {
  const isOnline = useOnline();
  const progressAt = (count: number) => checkedText(count, total);
  return (
    <div className={styles.note}>
      <p className={styles.where}>
        {region === undefined ? 'Where do you watch?' : inCountry(countryName(region)).replace('i', 'I')}
      </p>
      <MyServicesButton>
        {region === undefined ? (
          'Choose your country'
        ) : (
          <>
            <span>Change</span>
            <Hidden> the country</Hidden>
          </>
        )}
      </MyServicesButton>
      {/* It stays when all are checked: the lines below would move up. */}
      {total > 0 && (
        <div className={styles.progress}>
          <p data-widest={progressAt(total)}>
            {isOnline || checked === total ? progressAt(checked) : progressAt(checked) + OFFLINE}
          </p>
          <div role="status">
            {showKnown && <Button onClick={showKnown}>{hasLines ? 'Show new dates' : 'Show what is known'}</Button>}
          </div>
        </div>
      )}
    </div>
  );
}

interface CalendarEmptyProps {
  /** The number of titles that the calendar is about. */
  readonly titles: number;
}

/** Says why nothing is in the calendar, and what to do (product.md, Calendar: empty). */
function CalendarEmpty({ titles }: CalendarEmptyProps) {
  return (
    <Notice
      art="reel"
      title={titles === 0 ? 'Your calendar is empty' : 'Nothing comes out soon'}
      text={
        titles === 0
          ? 'Put movies and TV shows on your watchlist, and you will find here when they come out.'
          : 'Nothing of your lists has a date to come. Add what you are looking forward to.'
      }
      actions={
        <ButtonLink to="/coming-soon" variant="primary">
          See what is coming soon
        </ButtonLink>
      }
    />
  );
}

/** Placeholders until something is known. Without the note, its place is kept. */
function CalendarSkeleton({ hasNote }: { readonly hasNote: boolean }) {
  return (
    <>
      <Hidden>Loading...</Hidden>
      {!hasNote && <div className={styles.notePlace} />}
      <Lines busy>
        <LineSkeleton count={PLACEHOLDERS} />
      </Lines>
    </>
  );
}

interface DatesProps extends CalendarEmptyProps {
  readonly shown: DatesCheck;
}

function Dates({ titles, shown }: DatesProps) {
  const { entries, today, checked, total } = shown;
  const view = useMemo(() => calendarView(entries, today), [entries, today]);
  return (
    <>
      <CalendarWeeks view={view} today={today} />
      {checked === total && entries.length === 0 && <CalendarEmpty titles={titles} />}
    </>
  );
}

/** What is known of the calendar, and what is not. */
function CalendarContents({ titles, check, shown, showKnown, region, isFailing, retry }: Calendar) {
  const place = useRef<HTMLDivElement>(null);
  const inPlace = useInPlace(place);
  return (
    <div ref={place} tabIndex={-1}>
      {isFailing && (
        <div className={styles.failure}>
          <WatchFailure text="Some dates could not be loaded." onRetry={inPlace(retry)} />
        </div>
      )}
      {check && titles > 0 && (
        <CalendarNote
          region={region}
          check={check}
          hasLines={shown !== undefined}
          showKnown={showKnown && inPlace(showKnown)}
        />
      )}
      {!shown && !isFailing && <CalendarSkeleton hasNote={check !== undefined} />}
      {shown && <Dates titles={titles} shown={shown} />}
    </div>
  );
}

/** The screen at `/calendar`: when what the visitor has listed comes out, by weeks (product.md, Calendar: screen). */
export function CalendarScreen() {
  const calendar = useCalendar();
  const { shown } = calendar;
  const lines = shown?.entries.length ?? 0;
  return (
    <>
      <PageMeta title="Calendar, Matinee" description="When the movies and TV shows of your lists come out." />
      <PageHead
        title="Calendar"
        value={
          <>
            <b>{formatCount(lines)}</b> <span>{lines === 1 ? 'date' : 'dates'}</span>
          </>
        }
        isValueKnown={shown !== undefined}
      >
        <CalendarActions entries={shown?.entries ?? []} />
      </PageHead>
      <CalendarContents {...calendar} />
    </>
  );
}
