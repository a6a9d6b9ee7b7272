import { seasonPath } from '#domain/addresses/season-path.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { type DiaryEntry, episodesIn } from '#domain/diary/diary-entries.ts';
import { againText, episodesText, hasDay } from '#domain/diary/diary-texts.ts';
import { countOf } from '#domain/format/format-count.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { RATING_MAX } from '#domain/library/marks/mark.ts';
import { mediaTypeOf, titleName, titlePath } from '#domain/title.ts';
import { DayHead } from '../../components/calendar/day-head.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './diary.module.css';

interface DiaryLineProps {
  readonly entry: DiaryEntry;
  /** Whether it is the first one of its day. */
  readonly isFirst: boolean;
  readonly today: CalendarDay;
}

/** Where a line leads: to the season of its episodes, if they are of one, else to its title. */
const pathOf = ({ title, episodes = [] }: DiaryEntry): string => {
  const [first] = episodes;
  const isOneSeason = first && episodes.every(({ season }) => season === first.season);
  return isOneSeason ? seasonPath(title.id, first.season) : titlePath(title);
};

function Rating({ rating }: Required<Pick<DiaryEntry, 'rating'>>) {
  return (
    <b className={styles.rating} role="img" aria-label={`Your rating ${rating} of ${RATING_MAX}`}>
      <Icon path={ICONS.star} />
      <span>{rating}</span>
      <small>{`/${RATING_MAX}`}</small>
    </b>
  );
}

/** 'S2 E1 to E3', or the year; 'Again', and the note. */
function Facts({ entry }: Pick<DiaryLineProps, 'entry'>) {
  const { title, time, episodes, note } = entry;
  const again = againText(time);
  return (
    <>
      {episodes ? (
        <span className={styles.episodes}>{episodesText(episodes)}</span>
      ) : (
        <span>{[mediaTypeOf(title) === 'tv' && typeLabel('tv'), releaseYear(title)].filter(Boolean).join(' · ')}</span>
      )}
      {again && (
        <span>
          <Icon path={ICONS.again} />
          <span>{again}</span>
        </span>
      )}
      {note && <span dir="auto">{note}</span>}
    </>
  );
}

/** A line of the diary (product.md, Diary: lines). */
export function DiaryLine({ entry, isFirst, today }: DiaryLineProps) {
  const { library } = useApp();
  const { title, episodes } = entry;
  return (
    <div className={classNames(styles.row, isFirst && styles.first)}>
      {hasDay(entry) ? <DayHead day={entry.day} today={today} isSeen={isFirst} /> : <span />}
      <div className={styles.line}>
        <Poster className={styles.poster} path={title.poster_path ?? null} use="thumb" />
        <div className={styles.text}>
          <div className={styles.title}>
            <TitleName as="h3" title={title}>
              {(name) => (
                <Link className={styles.link} to={pathOf(entry)} onClick={() => library.recordView.execute(title)}>
                  {name}
                </Link>
              )}
            </TitleName>
            {entry.rating !== undefined && (
              <>
                {/* Of another name it is another one, which does not move into place. */}
                <Leader key={titleName(title)} className={styles.leader} />
                <Rating rating={entry.rating} />
              </>
            )}
            {episodes && <span className={styles.count}>{countOf(episodesIn(entry), 'episode')}</span>}
          </div>
          <p className={styles.facts}>
            <Facts entry={entry} />
          </p>
        </div>
      </div>
    </div>
  );
}
