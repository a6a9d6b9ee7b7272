import type { Ref } from 'react';
import { type Rated, ratingText, ratingTier } from '#domain/rating-tier.ts';
import styles from './rating-figure.module.css';

/** A badge with its colour, or a figure as the text around it. */
export type RatingLook = 'badge' | 'figure';

interface RatingFigureProps {
  readonly title: Rated;
  readonly look: RatingLook;
  /** Of one that takes the focus. */
  readonly focusRef?: Ref<HTMLSpanElement>;
}

/** A provider's rating as it is printed, in colour where it is a badge (product.md, Cards: rating badge). The figure never depends on the colour. */
export function RatingFigure({ title, look, focusRef }: RatingFigureProps) {
  const text = ratingText(title);
  const focus = focusRef && { ref: focusRef, tabIndex: -1 };
  if (look === 'figure') return <span {...focus}>{text}</span>;
  return (
    <span {...focus} className={styles.rating} data-tier={ratingTier(title)} role="img" aria-label={`Rating ${text}`}>
      {text}
    </span>
  );
}

/** The room of a figure that is not shown: so wide as that, and nothing to be read. */
export function RatingRoom({ title }: Pick<RatingFigureProps, 'title'>) {
  return (
    <span style={{ visibility: 'hidden' }} aria-hidden="true">
      {ratingText(title).replaceAll(/\d/g, '0')}
    </span>
  );
}
