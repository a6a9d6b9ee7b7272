import { useId, useRef, useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { RATING_MAX } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { useMark } from '../../../hooks/use-mark.ts';
import styles from './rating-stars.module.css';

const RATINGS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

interface RatingStarsProps {
  readonly title: StoredTitle;
  /** It is there before the actions are: a press is kept at once, even if the page is left right after it. */
  readonly marks: MarksFacade;
}

/** The visitor's own rating of a title (product.md, Marks: rating). */
const useRating = ({ title, marks: { rateTitle } }: RatingStarsProps) => {
  const kept = useMark(title)?.rating;
  const [chosen, setChosen] = useState<number>();
  if (chosen !== undefined && chosen === kept) setChosen(undefined);
  return {
    /** As it is shown: chosen, or kept. Undefined where there is none. */
    rating: chosen ?? kept,
    choose: (rating: number) => {
      setChosen(rating);
      rateTitle.execute(title, rating);
    },
    clear: () => {
      setChosen(undefined);
      rateTitle.clear(title);
    },
  };
};

/** The visitor's own rating: ten half stars to choose from (product.md, Marks: rating). */
export function RatingStars(props: RatingStarsProps) {
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
