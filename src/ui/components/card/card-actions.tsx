import type { ReactNode } from 'react';
import styles from './card-actions.module.css';

/**
 * Buttons on a card's poster. They are visible when the card is pointed at or has the focus, and always on devices
 * without hover.
 */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
