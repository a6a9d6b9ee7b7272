import { addressOf } from '#domain/addresses/screens.ts';
import { calendarEntries, datesOfMovie } from '#domain/calendar/calendar-entries.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { datesText, nextEpisodeText } from '#domain/calendar/calendar-texts.ts';
import { releasesIn, type ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import { daysOfShow, type KnownDays } from '#domain/calendar/known-days.ts';
import { dayOf, type CalendarDay } from '#domain/days/calendar-day.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { titleName } from '#domain/title.ts';
import { CalendarFileButton } from '../../../components/calendar/calendar-file-button.tsx';
import { useVeiledEntries } from '../../../components/calendar/use-veiled-entries.ts';
import { Link } from '../../../components/page/link.tsx';
import { countryName } from '../../../components/watch/country-name.ts';
import { useWatch } from '../../../components/watch/use-watch.ts';
import { useApp } from '../../../hooks/app-context.ts';
import styles from './release-days.module.css';

interface ReleaseDaysProps {
  readonly title: TitleDetails;
  readonly releases: ReleasesByCountry | undefined;
}

const NONE: ReleasesByCountry = {};

interface DaysLineProps {
  readonly title: TitleDetails;
  readonly text: string | undefined;
  /** What the calendar would have of the title. */
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDay;
}

/** What is said of a title's days, with the way to the calendar; what is still to come can be taken along. */
function DaysLine({ title, text, entries, today }: DaysLineProps) {
  const coming = useVeiledEntries(entries).filter(({ day }) => day >= today);
  if (text === undefined) return null;
  return (
    <div className={styles.days}>
      <p>{text}</p>
      <Link className={styles.link} to={addressOf('calendar')}>
        Calendar
      </Link>
      {coming.length > 0 && <CalendarFileButton entries={coming} name={titleName(title)} />}
    </div>
  );
}

/**
 * The days on which a movie comes out in the country of 'Where to watch' (product.md, Calendar: title), and the next episode of a show
 * (product.md, Calendar files: next episode); absent where none is near.
 */
export function ReleaseDays({ title, releases = NONE }: ReleaseDaysProps) {
  const { clock } = useApp();
  const { region } = useWatch();
  const today = dayOf(clock.now());
  const entriesOf = (known: KnownDays) => calendarEntries(title, known, { region, today });
  if (title.media_type === 'tv') {
    const entries = entriesOf(daysOfShow(title, undefined, today));
    return <DaysLine {...{ title, entries, today }} text={nextEpisodeText(entries, today)} />;
  }
  if (region === undefined) return null;
  const dates = releasesIn(releases, region);
  const text = datesText(datesOfMovie(title, dates, today), today);
  const inCountry = text === undefined ? undefined : `${text}, ${countryName(region)}`;
  return <DaysLine {...{ title, today }} text={inCountry} entries={entriesOf({ dates })} />;
}
