import type { ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  readonly label?: string;
  readonly busy?: boolean;
  /** The cards, as `<li>` elements. */
  readonly children: ReactNode;
}

/** A grid of cards. */
export function Grid({ label, busy, children }: GridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
