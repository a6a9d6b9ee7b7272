import { addressOf } from '#domain/addresses/screens.ts';
import { datesOfMovie } from '#domain/calendar/calendar-entries.ts';
import { datesText } from '#domain/calendar/calendar-texts.ts';
import { releasesIn, type ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import type { TitleDetails } from '#domain/title-details.ts';
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

/** The days on which a movie comes out in the country of 'Where to watch'; absent where none is near (product.md, Calendar: title). */
export function ReleaseDays({ title, releases = NONE }: ReleaseDaysProps) {
  const { clock } = useApp();
  const { region } = useWatch();
  if (title.media_type !== 'movie' || region === undefined) return null;
  const today = dayOf(clock.now());
  const text = datesText(datesOfMovie(title, releasesIn(releases, region), today), today);
  if (text === undefined) return null;
  return (
    <p className={styles.days}>
      <span>{`${text}, ${countryName(region)}`}</span>{' '}
      <Link className={styles.link} to={addressOf('calendar')}>
        Calendar
      </Link>
    </p>
  );
}
