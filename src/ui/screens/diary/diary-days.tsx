import { useCallback, useMemo } from 'react';
import type { FactsOf } from '#application/use-cases/facts/ask-facts.ts';
import { seasonPath } from '#domain/addresses/season-path.ts';
import { type CalendarDay, dayOf, pad } from '#domain/days/calendar-day.ts';
import { type DiaryEntry, diaryKey, isFilm, episodesIn } from '#domain/diary/diary-entries.ts';
import { type DiaryPart, diaryParts, diarySum } from '#domain/diary/diary-parts.ts';
import { figurePath } from '#domain/diary/diary-path.ts';
import { againText, hasDay, episodesText, partText, sumText, monthName } from '#domain/diary/diary-texts.ts';
import { SOME_WHEN } from '#domain/diary/viewing-filter.ts';
import { ALL_TIME, entriesOfYear } from '#domain/diary/year-of.ts';
import { datedFilms, filmsByMonth, filmsByYear } from '#domain/diary/year-time.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { releaseYear } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { statedFacts, type ToldFact } from '#domain/library/filters/title-facts.ts';
import { RATING_MAX } from '#domain/library/marks/mark.ts';
import { SOME_TIME } from '#domain/library/marks/viewings.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, titleName, mediaTypeOf, titlePath } from '#domain/title.ts';
import { DayHead } from '../../components/calendar/day-head.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacts } from '../../hooks/use-facts.ts';
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
function DiaryLine({ entry, isFirst, today }: DiaryLineProps) {
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

/** A row of the list: a heading, or a line. All have one height. The first heading is the list's, the first line that of its day. */
type Row = { readonly key: string; readonly isFirst: boolean } & (
  | { readonly part: DiaryPart }
  | { readonly entry: DiaryEntry; readonly place: number }
);

const rowsOf = (parts: readonly DiaryPart[]): readonly Row[] => {
  let place = 0;
  return parts.flatMap((part, first) => [
    { key: `part ${part.when}`, part, isFirst: first === 0 },
    ...part.entries.map((entry, at) => {
      place += 1;
      return {
        key: diaryKey(entry),
        entry,
        isFirst: at === 0 || part.entries[at - 1]?.day !== entry.day,
        place,
      };
    }),
  ]);
};

const NO_NEEDS: readonly ToldFact[] = [];

const keyOf = ({ key }: Row): string => key;

/** Headings are none of the lines that readers, and the note about the browser's search, count. */
const placeOf = (row: Row): number | undefined => ('part' in row ? undefined : row.place);

interface PartHeadProps {
  readonly part: DiaryPart;
  readonly isFirst: boolean;
  readonly factsOf: FactsOf;
}

/** 'November 2026', with the number of its films, episodes and hours. The first one is part of the screen's head. */
function PartHead({ part, isFirst, factsOf }: PartHeadProps) {
  return (
    <div className={styles.head} data-bar={isFirst ? '' : undefined}>
      <h2>{partText(part.when)}</h2>
      <Leader className={styles.leader} />
      <span className={styles.sum}>{sumText(diarySum(part.entries, factsOf))}</span>
    </div>
  );
}

const printedLine = (entry: DiaryEntry) => ({
  key: diaryKey(entry),
  name: titleName(entry.title),
  language: entry.title.name_language,
  year: releaseYear(entry.title),
  note: [
    hasDay(entry) ? viewingDayText(entry.day) : partText(entry.day),
    entry.episodes ? episodesText(entry.episodes) : !isFilm(entry) && typeLabel('tv'),
    againText(entry.time),
    entry.rating !== undefined && `your rating ${entry.rating} of 10`,
    entry.note,
  ]
    .filter(Boolean)
    .join(' · '),
});

interface DiaryDaysProps {
  /** Those that are shown, as far as their titles are. */
  readonly entries: readonly DiaryEntry[];
  readonly all: readonly DiaryEntry[];
  readonly titles: readonly StoredTitle[];
}

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
function DiaryAside({ entries }: { readonly entries: readonly DiaryEntry[] }) {
  const { newest, months, years, ofNewest } = useMemo(() => countsOf(entries), [entries]);
  if (newest === undefined) return null;
  return (
    <aside className={styles.aside} data-unprinted="">
      <Section title={newest} arrows={<Link to={to(newest)}>{countOf(ofNewest, 'film')}</Link>}>
        <Counts counts={months} nameOf={monthName} />
      </Section>
      {years.length > 0 && <Counts counts={years} nameOf={(year) => (year === SOME_TIME ? 'Some time' : year)} />}
    </aside>
  );
}

/** The diary by its days, the newest first; on paper all of it (product.md, Diary: months). */
export function DiaryDays({ entries, all, titles }: DiaryDaysProps) {
  const { clock } = useApp();
  const today: CalendarDay = dayOf(clock.now());
  // Nothing is asked for it (product.md, Diary: months).
  const factsOf = useFacts(titles, NO_NEEDS)?.factsOf ?? statedFacts;
  const shown = useMemo(() => {
    const keys = new Set(titles.map(titleKey));
    return entries.filter(({ title }) => keys.has(titleKey(title)));
  }, [entries, titles]);
  const rows = useMemo(() => rowsOf(diaryParts(shown)), [shown]);
  const draw = useCallback(
    (row: Row) =>
      'part' in row ? (
        <PartHead part={row.part} isFirst={row.isFirst} factsOf={factsOf} />
      ) : (
        <DiaryLine entry={row.entry} isFirst={row.isFirst} today={today} />
      ),
    [factsOf, today],
  );
  return (
    <div className={styles.columns}>
      <div>
        <PrintedList lines={() => shown.map(printedLine)} />
        <LongList label="Diary" items={rows} {...{ keyOf, placeOf, draw }} className={styles.rows} />
      </div>
      <DiaryAside entries={all} />
    </div>
  );
}
