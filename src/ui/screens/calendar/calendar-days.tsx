import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { entryDayText, weekdayText } from '#domain/calendar/calendar-texts.ts';
import { byDay, entryKey } from '#domain/calendar/calendar-weeks.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { CalendarLine } from './calendar-line.tsx';
import styles from './calendar-days.module.css';

interface DayProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
}

/** The day as the head of its lines. Readers hear it in full. */
function Day({ day, today }: DayProps) {
  const isToday = day === today;
  return (
    <time className={classNames(styles.day, isToday && styles.today)} dateTime={day}>
      <Hidden>{isToday ? 'Today' : entryDayText(day, today)}</Hidden>
      <span className={styles.weekday} aria-hidden="true">
        {weekdayText(day, today)}
      </span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
    </time>
  );
}

interface CalendarDaysProps {
  readonly label: string;
  /** In the order in which they are shown. */
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDay;
}

/** Lines by their days, each day a block at the left (product.md, Calendar: days). */
export function CalendarDays({ label, entries, today }: CalendarDaysProps) {
  return (
    <ol className={styles.days} aria-label={label}>
      {byDay(entries).map(({ day, entries: own }) => (
        <li key={day}>
          <Day day={day} today={today} />
          <ul>
            {own.map((entry) => (
              <CalendarLine key={entryKey(entry)} entry={entry} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
