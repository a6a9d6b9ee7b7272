import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { entryDayText, entryText } from '#domain/calendar/calendar-texts.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { Link } from '../../components/page/link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './calendar-line.module.css';

interface CalendarLineProps {
  readonly entry: CalendarEntry;
  readonly today: CalendarDay;
}

/** A line of the calendar: what comes out, in which way, on which day (product.md, Calendar: lines). */
export function CalendarLine({ entry, today }: CalendarLineProps) {
  const { library } = useApp();
  const { title, day } = entry;
  const path = titlePath(title);
  const record = () => library.recordView.execute(title);
  return (
    <li className={styles.line}>
      <Link to={path} tabIndex={-1} aria-hidden="true" onClick={record}>
        <Poster className={styles.poster} path={title.poster_path ?? null} use="thumb" />
      </Link>
      <div className={styles.what}>
        <h3 className={styles.title} dir="auto">
          <Link className={styles.link} to={path} onClick={record}>
            {titleName(title)}
          </Link>
        </h3>
        <p className={styles.kind} dir="auto">
          {entryText(entry)}
        </p>
      </div>
      <p className={styles.day}>
        <time dateTime={day}>{day === today ? 'Today' : entryDayText(day, today)}</time>
      </p>
    </li>
  );
}
