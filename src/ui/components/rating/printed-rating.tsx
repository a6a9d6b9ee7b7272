import type { Ref } from 'react';
import { type Rated, ratingText, ratingTier } from '#domain/rating-tier.ts';
import styles from './printed-rating.module.css';

/** A badge with its colour, or as the text around it. */
export type RatingLook = 'badge' | 'text';

interface PrintedRatingProps {
  readonly title: Rated;
  readonly look: RatingLook;
  /** Of one that takes the focus from the box in its place, and its width. */
  readonly inPlace?: { readonly ref: Ref<HTMLSpanElement>; readonly width: number };
}

/** A provider's rating as it is printed, in colour where it is a badge (product.md, Cards: rating badge). The figure never depends on the colour. */
export function PrintedRating({ title, look, inPlace }: PrintedRatingProps) {
  const text = ratingText(title);
  const focus = inPlace && { ref: inPlace.ref, tabIndex: -1 };
  if (look === 'text')
    return (
      <span {...focus} style={inPlace && { display: 'inline-block', width: inPlace.width }}>
        {text}
      </span>
    );
  return (
    <span {...focus} className={styles.rating} data-tier={ratingTier(title)} role="img" aria-label={`Rating ${text}`}>
      {text}
    </span>
  );
}

/** The room of a rating that is not shown: as wide as that to a pixel or two, and nothing to be read. */
export function RatingRoom({ title }: Pick<PrintedRatingProps, 'title'>) {
  return (
    <span className={styles.room} aria-hidden="true">
      {ratingText(title).replaceAll(/\d/g, '0')}
    </span>
  );
}
