import { formatRuntime } from '../format/format-runtime.ts';
import { releaseYear } from '../format/release-year.ts';
import type { Mark } from '../library/marks/mark.ts';
import { isRatingVeiled, ratingText } from '../rating-tier.ts';
import type { TitleDetails } from '../title-details.ts';
import { hasRating, titleName } from '../title.ts';
import type { PictureLine } from './picture-words.ts';

/** What is printed of a title, with what the visitor says of it (product.md, As a picture: ticket). */
export interface TitlePicture {
  readonly kind: 'title';
  readonly name: string;
  readonly poster: string | null;
  /** As the ticket of its page has them: what is known of rating, runtime and year. */
  readonly lines: readonly PictureLine[];
  /** From 1 to 10. */
  readonly rating?: number | undefined;
  readonly note?: string | undefined;
}

/** @param isVeiling whether the provider's ratings are shown once seen: one that is hidden is left out of the picture */
export const titlePicture = (title: TitleDetails, mark: Mark = {}, isVeiling = false): TitlePicture => {
  const isShown = hasRating(title) && !isRatingVeiled(isVeiling, mark);
  const lines = [
    { label: 'Rating', value: isShown ? ratingText(title) : undefined },
    { label: 'Runtime', value: title.runtime ? formatRuntime(title.runtime) : undefined },
    { label: 'Year', value: releaseYear(title) },
  ];
  return {
    kind: 'title',
    name: titleName(title),
    poster: title.poster_path,
    lines: lines.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
    rating: mark.rating,
    note: mark.note,
  };
};
