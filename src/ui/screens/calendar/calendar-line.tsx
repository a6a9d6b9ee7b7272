import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { entryText } from '#domain/calendar/calendar-texts.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { titlePath } from '#domain/title.ts';
import { Icon, type IconPath } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './calendar-days.module.css';

interface CalendarLineProps {
  readonly entry: CalendarEntry;
}

const RELEASE_ICONS = { cinema: ICONS.screen, home: ICONS.home, disc: ICONS.disc, first: ICONS.film };

const iconOf = (entry: CalendarEntry): IconPath => (entry.type === 'release' ? RELEASE_ICONS[entry.kind] : ICONS.tv);

/** What comes out. The name of an episode says its language (product.md, Titles in one’s language: parts). */
function Kind({ entry }: CalendarLineProps) {
  if (entry.type !== 'episode' || entry.name === '') return <span>{entryText(entry)}</span>;
  const { season, number, name, name_language } = entry;
  return (
    <span>
      <span>{`${episodeLabel(season, number)} `}</span>
      <bdi {...textAttributes(name, name_language)}>{name}</bdi>
    </span>
  );
}

/** A line of the calendar: what comes out, in which way (product.md, Calendar: lines). */
export function CalendarLine({ entry }: CalendarLineProps) {
  const { library } = useApp();
  const { title } = entry;
  return (
    <li className={styles.line}>
      <Poster className={styles.poster} path={title.poster_path ?? null} use="thumb" />
      <div>
        <TitleName as="h3" className={styles.title} title={title}>
          {(name) => (
            <Link className={styles.link} to={titlePath(title)} onClick={() => library.recordView.execute(title)}>
              {name}
            </Link>
          )}
        </TitleName>
        <p className={styles.kind} dir="auto">
          <Icon path={iconOf(entry)} />
          <Kind entry={entry} />
        </p>
      </div>
    </li>
  );
}
