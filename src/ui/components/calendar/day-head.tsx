import { entryDayText, weekdayText } from '#domain/calendar/calendar-texts.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { classNames } from '../page/class-names.ts';
import { Hidden } from '../page/hidden.tsx';
import styles from './day-head.module.css';

interface DayHeadProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  /** Whether it is seen; else it is there for readers alone. */
  readonly isSeen?: boolean;
}

/** The day as the head of its lines, at their left. Readers hear it in full. */
export function DayHead({ day, today, isSeen = true }: DayHeadProps) {
  const isToday = day === today;
  return (
    <time className={classNames(styles.day, isToday && styles.today)} dateTime={day}>
      <Hidden>{isToday ? 'Today' : entryDayText(day, today)}</Hidden>
      {isSeen && (
        <>
          <span className={styles.weekday} aria-hidden="true">
            {weekdayText(day, today)}
          </span>
          <span className={styles.number} aria-hidden="true">
            {Number(day.slice(8))}
          </span>
        </>
      )}
    </time>
  );
}
