import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardMetaProps {
  /** What is said in one line; what is not known is left out. */
  readonly facts: readonly (string | undefined)[];
  /** The rating. */
  readonly children?: ReactNode;
}

const SOON = 'Coming Soon · ';
/** The line breaks before the type alone, which is left out where there is no room for all of it. */
const inTwo = (text: string): string => text.replaceAll(' ', '\u00a0').replace('\u00a0·', ' ·');

/** The line under a card's title. A card calls it, and does not mount it: that would be one node more. */
export function CardMeta({ facts, children }: CardMetaProps) {
  const text = facts.filter(Boolean).join(' · ');
  const isSoon = text.startsWith(SOON);
  return (
    <p className={styles.meta}>
      <span className={isSoon ? styles.soon : styles.facts}>{isSoon ? inTwo(text) : text}</span>
      {children}
    </p>
  );
}
