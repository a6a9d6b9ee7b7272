import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { DatesCheck } from '#application/use-cases/calendar/check-dates.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { monthText, weekText } from '#domain/calendar/calendar-texts.ts';
import { calendarView } from '#domain/calendar/calendar-weeks.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { countOf } from '#domain/format/format-count.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey, titlePath } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { CalendarDays } from './calendar-days.tsx';
import styles from './calendar.module.css';

/** So many lines are shown at first, in whole weeks and months, and with each 'Show later dates'. */
const LINES = 100;

const UNDATED = 'No day yet';

/** What stands under one heading. */
interface Part {
  readonly label: string;
  readonly entries: readonly CalendarEntry[];
}

const partsOf = ({ entries, today }: DatesCheck, language: LanguageTag | undefined) => {
  const { justOut, weeks, months } = calendarView(entries, today, language);
  return {
    out: justOut.length > 0 ? [{ label: 'Just out', entries: justOut }] : [],
    weeks: weeks.map((week) => ({ label: weekText(week, today), entries: week.entries })),
    months: months.map((month) => ({ label: monthText(month.first), entries: month.entries })),
  };
};

/** The number of parts that have this many lines. */
const partsWith = (parts: readonly Part[], lines: number): number => {
  let [count, at] = [0, 0];
  for (const { entries } of parts) {
    if (count >= lines) break;
    count += entries.length;
    at += 1;
  }
  return at;
};

/** How much of the calendar is shown. The pressed button moves down or disappears: the focus goes to what it has brought. */
const useLater = (parts: readonly Part[], undated: number) => {
  const [lines, setLines] = useState(LINES);
  const [later, setLater] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = partsWith(parts, lines);
  useEffect(() => {
    if (later !== undefined) heading.current?.focus();
  }, [later]);
  const show = () => {
    setLater(parts[shown]?.label ?? UNDATED);
    setLines(lines + LINES);
  };
  const isWhole = shown === parts.length;
  return {
    lines,
    shown,
    isWhole,
    headingAt: (label: string) => (label === later ? heading : undefined),
    show: isWhole && undated <= lines ? undefined : show,
  };
};

interface DatesPartProps extends Part {
  readonly today: CalendarDay;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
}

function DatesPart({ label, entries, today, headingRef }: DatesPartProps) {
  return (
    <Section
      title={label}
      headingRef={headingRef}
      arrows={<span className={styles.count}>{countOf(entries.length, 'date')}</span>}
    >
      <CalendarDays label={label} entries={entries} today={today} />
    </Section>
  );
}

interface UndatedPartProps {
  readonly titles: readonly StoredTitle[];
  /** So many of them are shown. */
  readonly limit: number;
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
}

/** What is to come on a day that is not known (product.md, Calendar: no day yet). */
function UndatedPart({ titles, limit, headingRef }: UndatedPartProps) {
  return (
    <Section
      title={UNDATED}
      headingRef={headingRef}
      arrows={<span className={styles.count}>{countOf(titles.length, 'title')}</span>}
    >
      <ul>
        {titles.slice(0, limit).map((title) => (
          <li key={titleKey(title)} className={styles.undated}>
            <TitleName as={Link} to={titlePath(title)} title={title} />
            <Leader />
            <span>{typeLabel(mediaTypeOf(title))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is just out, what is to come by weeks and then by months, and what has no day yet (product.md, Calendar: weeks). */
export function CalendarParts({ shown: check }: { readonly shown: DatesCheck }) {
  const { undated, today } = check;
  const language = useTitleLanguage();
  const { out, weeks, months } = useMemo(() => partsOf(check, language), [check, language]);
  const { lines, shown, isWhole, headingAt, show } = useLater([...weeks, ...months], undated.length);
  const about = (part: Part) => ({ ...part, today, headingRef: headingAt(part.label) });
  const near = [...out, ...weeks.slice(0, shown)];
  const far = months.slice(0, Math.max(shown - weeks.length, 0));
  return (
    <div className={styles.columns}>
      {near.length > 0 && (
        <div className={styles.parts}>
          {near.map((part) => (
            <DatesPart key={part.label} {...about(part)} />
          ))}
        </div>
      )}
      <div className={styles.parts}>
        {far.map((part) => (
          <DatesPart key={part.label} {...about(part)} />
        ))}
        {isWhole && undated.length > 0 && (
          <UndatedPart titles={undated} limit={lines} headingRef={headingAt(UNDATED)} />
        )}
        {show && (
          <div>
            <Button onClick={show}>Show later dates</Button>
          </div>
        )}
      </div>
    </div>
  );
}
