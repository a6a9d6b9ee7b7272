import { useMemo } from 'react';
import { pad } from '#domain/days/calendar-day.ts';
import { type DiaryEntry, isFilm } from '#domain/diary/diary-entries.ts';
import { figurePath } from '#domain/diary/diary-path.ts';
import { monthName } from '#domain/diary/diary-texts.ts';
import { SOME_WHEN } from '#domain/diary/viewing-filter.ts';
import { ALL_TIME, entriesOfYear } from '#domain/diary/year-of.ts';
import { datedFilms, filmsByMonth, filmsByYear } from '#domain/diary/year-time.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { SOME_TIME } from '#domain/library/marks/viewings.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import styles from './diary.module.css';

/** The number of movies in each year, and in each month of the newest one; months and years without one are left out. */
const countsOf = (entries: readonly DiaryEntry[]) => {
  const byYear = [...filmsByYear(entries)].toReversed();
  const [[newest, ofNewest] = [undefined, 0]] = byYear;
  const own = newest === undefined ? [] : datedFilms(entriesOfYear(entries, newest));
  const months = filmsByMonth(own).map((count, at) => [`${newest}-${pad(at + 1)}`, count] as const);
  const someTime = entries.filter((entry) => isFilm(entry) && entry.day === SOME_TIME).length;
  const counts = [...byYear.slice(1), [SOME_TIME, someTime] as const];
  return { newest, ofNewest, months: months.filter(hasFilms).toReversed(), years: counts.filter(hasFilms) };
};

const hasFilms = ([, count]: readonly [string, number]): boolean => count > 0;

const to = (when: string): string => figurePath(ALL_TIME, { when: when === SOME_TIME ? SOME_WHEN : when });

interface CountsProps {
  readonly counts: readonly (readonly [when: string, count: number])[];
  readonly nameOf: (when: string) => string;
}

function Counts({ counts, nameOf }: CountsProps) {
  return (
    <ul className={styles.counts}>
      {counts.map(([when, count]) => (
        <li key={when}>
          <Link to={to(when)}>{nameOf(when)}</Link>
          <Leader />
          <span>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many movies were seen in which year and month; each leads to its lines (product.md, Diary: years). */
export function DiaryAside({ entries }: { readonly entries: readonly DiaryEntry[] }) {
  const { newest, months, years, ofNewest } = useMemo(() => countsOf(entries), [entries]);
  if (newest === undefined) return null;
  return (
    <aside className={styles.aside}>
      <Section title={newest} arrows={<Link to={to(newest)}>{countOf(ofNewest, 'film')}</Link>}>
        <Counts counts={months} nameOf={monthName} />
      </Section>
      {years.length > 0 && <Counts counts={years} nameOf={(year) => (year === SOME_TIME ? 'Some time' : year)} />}
    </aside>
  );
}
