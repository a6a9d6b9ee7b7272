import type { StoredTitle } from '../library/saved-title.ts';
import { type DiaryEntry, isFilm } from './diary-entries.ts';
import { diarySum, type DiarySum } from './diary-parts.ts';
import type { TitleKnowledge } from './title-knowledge.ts';
import { type RatingFigures, ratingFigures } from './year-ratings.ts';
import { datedFilms, filmsByMonth, filmsByWeekday, filmsByYear, type LongDay, longestDay } from './year-time.ts';
import { type ExtremeTitles, extremeTitles, titleFigures, type TitleFigures, titlesIn } from './year-titles.ts';

/** The figures of a year, or of all time (product.md, Your year: figures). */
export interface YearFigures extends DiarySum {
  /** So many of them had been seen before. */
  readonly again: number;
  /** Those of the episodes. */
  readonly shows: number;
  /** Films on days that are known: from January, and from Monday on. */
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  /** Films by years. */
  readonly years: ReadonlyMap<string, number>;
  /** The first film and the last one, on days that are known. */
  readonly first: DiaryEntry | undefined;
  readonly last: DiaryEntry | undefined;
  readonly longestDay: LongDay | undefined;
  /** Shows that were marked as seen. */
  readonly finished: readonly StoredTitle[];
  readonly titles: TitleFigures;
  readonly extremes: ExtremeTitles;
  readonly ratings: RatingFigures;
}

/**
 * What a year was. Nothing depends on where the visitor is: days are texts.
 * @param entries those of the year, as the diary has them: the newest first
 */
export const yearFigures = (entries: readonly DiaryEntry[], knowledge: TitleKnowledge): YearFigures => {
  const films = entries.filter(isFilm);
  const ticked = entries.filter(({ episodes }) => episodes !== undefined);
  const dated = datedFilms(entries);
  return {
    ...diarySum(entries, knowledge.factsOf),
    again: films.filter(({ time }) => time > 1).length,
    shows: titlesIn(ticked).length,
    months: filmsByMonth(dated),
    weekdays: filmsByWeekday(dated),
    years: filmsByYear(entries),
    first: dated.at(-1),
    last: dated[0],
    longestDay: longestDay(entries, knowledge),
    finished: titlesIn(entries.filter((entry) => !isFilm(entry) && !entry.episodes)),
    titles: titleFigures(titlesIn(entries), knowledge),
    extremes: extremeTitles(entries, knowledge),
    ratings: ratingFigures(entries, knowledge),
  };
};
