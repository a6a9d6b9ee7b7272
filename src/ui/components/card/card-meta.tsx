import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardMetaProps {
  /** What is said in one line; what is not known is left out. */
  readonly facts: readonly (string | undefined)[];
  /** The rating. */
  readonly children?: ReactNode;
}

/** The line under a card's title. A card calls it, and does not mount it: that would be one node more. */
export function CardMeta({ facts, children }: CardMetaProps) {
  return (
    <p className={styles.meta}>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {children}
    </p>
  );
}
