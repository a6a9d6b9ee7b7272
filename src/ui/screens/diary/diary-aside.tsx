import { useMemo } from 'react';
import { type DiaryEntry, isFilm } from '#domain/diary/diary-entries.ts';
import { figurePath } from '#domain/diary/diary-path.ts';
import { monthName } from '#domain/diary/diary-texts.ts';
import { SOME_WHEN } from '#domain/diary/viewing-filter.ts';
import { ALL_TIME } from '#domain/diary/year-of.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { SOME_TIME } from '#domain/library/marks/viewings.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import styles from './diary.module.css';

/** The number of movies in each year, and in each month of the newest one. */
const countsOf = (entries: readonly DiaryEntry[]) => {
  const films = entries.filter(isFilm);
  const count = (textOf: (day: string) => string) => {
    const counts = new Map<string, number>();
    for (const { day } of films) counts.set(textOf(day), (counts.get(textOf(day)) ?? 0) + 1);
    return counts;
  };
  const years = count((day) => day.slice(0, 4));
  const [newest] = [...years.keys()]
    .filter((year) => year !== SOME_TIME)
    .toSorted()
    .toReversed();
  const months = [...count((day) => day.slice(0, 7))].filter(([month]) => newest && month.startsWith(`${newest}-`));
  return {
    newest,
    months: months.toSorted(([a], [b]) => (a < b ? 1 : -1)),
    years: [...years].filter(([year]) => year !== newest).toSorted(([a], [b]) => (a < b ? 1 : -1)),
    ofNewest: newest ? (years.get(newest) ?? 0) : 0,
  };
};

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
