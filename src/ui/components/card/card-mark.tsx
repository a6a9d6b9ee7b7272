import { markText } from '#domain/format/mark-text.ts';
import { isSeen, type Mark } from '#domain/library/mark.ts';
import { Hidden } from '../page/hidden.tsx';
import styles from './card-mark.module.css';

interface CardMarkProps {
  /** Undefined where the visitor has said nothing of the title. */
  readonly mark: Mark | undefined;
}

/** A tick on the card of a title that the visitor has seen, and their own rating (product.md, Marks: cards). */
export function CardMark({ mark }: CardMarkProps) {
  const text = markText(mark);
  if (!mark || !text) return null;
  return (
    <span className={styles.mark} data-seen={isSeen(mark) || undefined}>
      <Hidden>{text}</Hidden>
      <span aria-hidden="true">{mark.rating}</span>
    </span>
  );
}
