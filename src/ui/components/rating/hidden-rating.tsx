import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Rated } from '#domain/rating-tier.ts';
import { Icon } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import { PrintedRating, type RatingLook, RatingRoom } from './printed-rating.tsx';
import styles from './hidden-rating.module.css';
import badge from './printed-rating.module.css';

/** A box in the place of a rating, and as large. A press shows this one (product.md, Ratings: box). */
export function HiddenRating({ title, look }: { readonly title: Rated; readonly look: RatingLook }) {
  /** Of the box: what it has shown takes no other room. */
  const [width, setWidth] = useState<number>();
  const shown = useRef<HTMLSpanElement>(null);
  const show = (box: Element) => {
    // Rendered at once: the pressed button goes, and the focus to what it has shown, which is read out then.
    flushSync(() => setWidth(box.getBoundingClientRect().width));
    shown.current?.focus({ preventScroll: true });
  };
  if (width !== undefined) return <PrintedRating title={title} look={look} inPlace={{ ref: shown, width }} />;
  return (
    <button
      type="button"
      className={classNames(look === 'badge' ? badge.rating : styles.text, styles.hidden)}
      data-tier="hidden"
      aria-label="Rating hidden"
      onClick={({ currentTarget }) => show(currentTarget)}
    >
      <RatingRoom title={title} />
      <Icon path={ICONS.hidden} />
    </button>
  );
}
