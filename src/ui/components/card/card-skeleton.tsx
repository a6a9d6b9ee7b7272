import { Placeholder } from '../page/placeholder.tsx';
import styles from './card-skeleton.module.css';
import card from './card.module.css';

/** Placeholders of cards, in the same size. @param count that of a row unless given (product.md, Home: row skeleton) */
export function CardSkeleton({ count = 8 }: { readonly count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={card.card} aria-hidden="true">
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
