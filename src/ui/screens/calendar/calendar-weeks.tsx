import { useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { weekText } from '#domain/calendar/calendar-texts.ts';
import { entryKey, type CalendarView, type CalendarWeek } from '#domain/calendar/calendar-weeks.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { Button } from '../../components/form/button.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { Section } from '../../components/page/section.tsx';
import { CalendarLine } from './calendar-line.tsx';
import styles from './calendar.module.css';

/** So many lines are shown at first, in whole weeks, and with each 'Show later weeks'. */
const LINES = 100;

/** The number of weeks that have this many lines. */
const weeksWith = (weeks: readonly CalendarWeek[], lines: number): number => {
  let [count, at] = [0, 0];
  for (const { entries } of weeks) {
    if (count >= lines) break;
    count += entries.length;
    at += 1;
  }
  return at;
};

interface LinesOfProps {
  readonly label: string;
  readonly entries: readonly CalendarEntry[];
  readonly today: CalendarDay;
}

function LinesOf({ label, entries, today }: LinesOfProps) {
  return (
    <Lines label={label}>
      {entries.map((entry) => (
        <CalendarLine key={entryKey(entry)} entry={entry} today={today} />
      ))}
    </Lines>
  );
}

interface CalendarWeeksProps {
  readonly view: CalendarView;
  readonly today: CalendarDay;
}

/** What is just out, and what is to come, by weeks (product.md, Calendar: weeks). */
export function CalendarWeeks({ view: { justOut, weeks }, today }: CalendarWeeksProps) {
  const [lines, setLines] = useState(LINES);
  const [later, setLater] = useState<CalendarDay>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = weeksWith(weeks, lines);
  // The pressed button moves down or disappears: the focus goes to what it has brought.
  useEffect(() => {
    if (later !== undefined) heading.current?.focus();
  }, [later]);
  const showLater = () => {
    setLater(weeks[shown]?.first);
    setLines(lines + LINES);
  };
  return (
    <div className={styles.weeks}>
      {justOut.length > 0 && (
        <Section title="Just out">
          <LinesOf label="Just out" entries={justOut} today={today} />
        </Section>
      )}
      {weeks.slice(0, shown).map((week) => {
        const label = weekText(week, today);
        return (
          <Section key={week.first} title={label} {...(week.first === later && { headingRef: heading })}>
            <LinesOf label={label} entries={week.entries} today={today} />
          </Section>
        );
      })}
      {shown < weeks.length && (
        <div>
          <Button onClick={showLater}>Show later weeks</Button>
        </div>
      )}
    </div>
  );
}
