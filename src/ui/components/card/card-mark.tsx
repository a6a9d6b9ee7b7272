import { markText } from '#domain/format/mark-text.ts';
import { isSeen, RATING_MAX, type Mark } from '#domain/library/marks/mark.ts';
import styles from './card-mark.module.css';

interface CardMarkProps {
  /** Undefined where the visitor has said nothing of the title. */
  readonly mark: Mark | undefined;
}

/**
 * A tick on the card of a title that the visitor has seen, and their own rating. In words while the card is pointed at or has
 * the focus (product.md, Marks: cards).
 */
export function CardMark({ mark }: CardMarkProps) {
  const text = markText(mark);
  if (!mark || !text) return null;
  return (
    <span className={styles.mark} data-seen={isSeen(mark) || undefined}>
      <span className={styles.legend}>{text}</span>
      <span className={styles.short} aria-hidden="true">
        {mark.rating && `${mark.rating}/${RATING_MAX}`}
      </span>
    </span>
  );
}
