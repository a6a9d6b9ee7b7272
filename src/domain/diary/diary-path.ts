import { addressOf } from '../addresses/screens.ts';
import { type ListFilters, listFilterParams, NO_FILTER } from '../library/filters/list-filter.ts';
import type { MediaType } from '../title.ts';
import { ALL_TIME, type YearName } from './year-of.ts';

const DECADE = 10;

/** The titles of a decade. @param first its first year */
export const ofDecade = (first: number): ListFilters => ({ from: first, to: first + DECADE - 1 });

/** What has a rating of the visitor's, no more and no less. */
export const ofRating = (rating: number): ListFilters => ({ rating, most: rating });

/** The diary with the lines that a figure of a year counts (product.md, Your year: figures lead). */
export const figurePath = (year: YearName, figure: ListFilters = {}, type?: MediaType): string => {
  const when = year === ALL_TIME ? undefined : year;
  const params = Object.entries({ ...listFilterParams({ ...NO_FILTER, when, ...figure }), type }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]),
  );
  return params.length === 0 ? addressOf('diary') : `${addressOf('diary')}?${params.join('&')}`;
};
