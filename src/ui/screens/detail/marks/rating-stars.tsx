import { useId, useRef } from 'react';
import { RATING_MAX } from '#domain/library/mark.ts';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import type { MarkActionProps } from './mark-action.ts';
import { useRating } from './use-rating.ts';
import styles from './rating-stars.module.css';

const RATINGS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

/** The visitor's own rating: ten half stars to choose from (product.md, Marks: rating). */
export function RatingStars(props: MarkActionProps) {
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const { rating, choose, clear } = useRating(props);
  const clearAndStay = () => {
    // The pressed button is about to disappear.
    first.current?.focus();
    clear();
  };
  return (
    <fieldset className={styles.rating}>
      <legend className="sr">Your rating</legend>
      <div className={styles.stars}>
        {RATINGS.map((each) => (
          <label key={each} className={styles.half} data-on={each <= (rating ?? 0) || undefined}>
            <input
              ref={each === 1 ? first : undefined}
              type="radio"
              name={name}
              value={each}
              checked={each === rating}
              onChange={() => choose(each)}
            />
            <Hidden>{`${each} of ${RATING_MAX}`}</Hidden>
          </label>
        ))}
      </div>
      <span className={styles.number} aria-hidden="true">
        {rating === undefined ? 'Rate it' : `${rating}/${RATING_MAX}`}
      </span>
      {rating !== undefined && (
        <IconButton className={styles.clear} icon={ICONS.close} label="Clear your rating" onClick={clearAndStay} />
      )}
    </fieldset>
  );
}
