import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { byDay, entryKey } from '#domain/calendar/calendar-weeks.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { DayHead } from '../../components/calendar/day-head.tsx';
import { CalendarLine } from './calendar-line.tsx';
import styles from './calendar-days.module.css';

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
          <DayHead day={day} today={today} />
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
