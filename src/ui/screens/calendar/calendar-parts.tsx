import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { DatesCheck } from '#application/use-cases/calendar/check-dates.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { monthText, weekText, entryText } from '#domain/calendar/calendar-texts.ts';
import { calendarView, byDay, entryKey } from '#domain/calendar/calendar-weeks.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { countOf } from '#domain/format/format-count.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { mediaTypeOf, titleKey, titlePath } from '#domain/title.ts';
import { DayHead } from '../../components/calendar/day-head.tsx';
import { Button } from '../../components/form/button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
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

interface CalendarLineProps {
  readonly entry: CalendarEntry;
}

const RELEASE_ICONS = { cinema: ICONS.screen, home: ICONS.home, disc: ICONS.disc, first: ICONS.film };

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
function CalendarLine({ entry }: CalendarLineProps) {
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
          <Icon path={entry.type === 'release' ? RELEASE_ICONS[entry.kind] : ICONS.tv} />
          <Kind entry={entry} />
        </p>
      </div>
    </li>
  );
}

/** Lines by their days, each day a block at the left (product.md, Calendar: days). */
function DatesPart({ label, entries, today, headingRef }: DatesPartProps) {
  return (
    <Section
      title={label}
      headingRef={headingRef}
      arrows={<span className={styles.count}>{countOf(entries.length, 'date')}</span>}
    >
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
