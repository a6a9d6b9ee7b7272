import { ALL_TIME, type YearName } from './year-of.ts';

/** Where the diary is. */
export const DIARY_PATH = '/diary';

const DECADE = 10;

/** What a figure is about: the lines of the diary that it counts. */
export interface DiaryFigure {
  /** `2026-11`, a month, or `2026`: in the place of the year that is shown. */
  readonly when?: string | undefined;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday?: number;
  /** The first year of a decade. */
  readonly decade?: number;
  /** The provider's id. */
  readonly genre?: number;
  /** A code of ISO 3166-1. */
  readonly country?: string;
  /** A code of ISO 639-1. */
  readonly language?: string;
  /** The provider's id. */
  readonly person?: number;
  /** The visitor's own, no more and no less. */
  readonly rating?: number;
  /** Only what was seen before. */
  readonly isAgain?: true;
}

const paramsOf = ({
  decade,
  rating,
  isAgain,
  ...others
}: DiaryFigure): Readonly<Record<string, string | number | boolean | undefined>> => ({
  ...others,
  from: decade,
  to: decade === undefined ? undefined : decade + DECADE - 1,
  rating,
  most: rating,
  again: isAgain,
});

/** The diary with the lines that a figure of a year counts (product.md, Your year: figures lead). */
export const figurePath = (year: YearName, figure: DiaryFigure = {}): string => {
  const when = year === ALL_TIME ? undefined : year;
  const params = Object.entries({ when, ...paramsOf(figure) }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return params.length === 0 ? DIARY_PATH : `${DIARY_PATH}?${params.join('&')}`;
};
