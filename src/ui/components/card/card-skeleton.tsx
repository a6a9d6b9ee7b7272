import { classNames } from '../page/class-names.ts';
import { Placeholder } from '../page/placeholder.tsx';
import styles from './card-skeleton.module.css';
import card from './card.module.css';

interface CardSkeletonProps {
  /** That of a row unless given (product.md, Home: row skeleton). */
  readonly count?: number;
  readonly use?: 'row' | 'grid';
}

/** Placeholders of cards, in the same size. */
export function CardSkeleton({ count = 8, use = 'row' }: CardSkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={classNames(card.card, use === 'row' && card.inRow)} aria-hidden="true">
      <CardPlaceholder />
    </li>
  ));
}

export function CardPlaceholder() {
  return (
    <>
      <Placeholder className={styles.poster} />
      <span className={styles.lines} />
    </>
  );
}
