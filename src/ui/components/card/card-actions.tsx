import type { ReactNode } from 'react';
import styles from './card-actions.module.css';

/** Buttons on a card's poster: seen when the card is pointed at or has the focus; always, where nothing can be pointed. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
