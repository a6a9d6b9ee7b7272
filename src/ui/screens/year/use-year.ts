import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { FactsCheck } from '#application/use-cases/facts/ask-facts.ts';
import type { CalendarDay } from '#domain/days/calendar-day.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { type DiaryEntry, diaryEntries } from '#domain/diary/diary-entries.ts';
import { yearFigures, type YearFigures } from '#domain/diary/year-figures.ts';
import { entriesOfYear, type YearName, yearsToShow } from '#domain/diary/year-of.ts';
import { titlesIn } from '#domain/diary/year-titles.ts';
import { statedFacts, type ToldFact } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';

/** What figures need to know of a title beyond what lists keep. */
const NEEDS: readonly ToldFact[] = ['genreIds', 'runtime', 'language', 'countries', 'people'];

interface KnownCheck extends FactsCheck {
  readonly titles: readonly StoredTitle[];
}

/** A year as the screen shows it. */
export interface Year {
  readonly year: YearName;
  readonly years: readonly YearName[];
  readonly today: CalendarDay;
  /** Whether the library is there. */
  readonly isLoaded: boolean;
  /** Whether anything was seen. */
  readonly isEmpty: boolean;
  readonly figures: YearFigures;
  /** The lines of the diary that they are of, the newest first. */
  readonly entries: readonly DiaryEntry[];
  /** How far titles are asked about; undefined before that begins. */
  readonly check: Pick<FactsCheck, 'checked' | 'total'> | undefined;
}

/** What titles are like. It is asked while the screen is open (product.md, Your year: asked). */
const useFacts = (titles: readonly StoredTitle[]): KnownCheck | undefined => {
  const { library } = useApp();
  const [known, setKnown] = useState<KnownCheck>();
  const isNeeded = titles.length > 0;
  const marks = useModule(() => library.open('marks'), isNeeded);
  useEffect(() => {
    if (!marks || !isNeeded) return undefined;
    const subscription = marks.askFacts
      .execute({ titles, needs: NEEDS })
      .subscribe((check) => setKnown({ ...check, titles }));
    return () => subscription.unsubscribe();
  }, [marks, isNeeded, titles]);
  return known;
};

/** The figures of a year, of what the library and the device know. */
export const useYear = (year: YearName): Year => {
  const { library, clock } = useApp();
  const isLoaded = useObservableEagerState(library.loader.loadState$).status !== 'pending';
  const marks = useLibrary((all) => all.marks);
  const episodes = useLibrary((all) => all.episodes);
  const today = dayOf(clock.now());
  const entries = useMemo(() => diaryEntries({ marks, episodes }), [marks, episodes]);
  const own = useMemo(() => entriesOfYear(entries, year), [entries, year]);
  const titles = useMemo(() => titlesIn(own), [own]);
  const markOf = useMarkOf();
  const known = useFacts(titles);
  const factsOf = known?.factsOf ?? statedFacts;
  const figures = useMemo(
    () => yearFigures(own, { factsOf, ratingOf: (title) => markOf(title)?.rating }),
    [own, factsOf, markOf],
  );
  return {
    year,
    years: useMemo(() => yearsToShow(entries, year, today), [entries, year, today]),
    today,
    isLoaded,
    isEmpty: own.length === 0,
    entries: own,
    figures,
    check: known?.titles === titles ? known : undefined,
  };
};

/** Whether more may become known of the titles. */
export const isUnderWay = ({ check }: Pick<Year, 'check'>): boolean => !check || check.checked < check.total;
