import type { ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  readonly label?: string;
  readonly busy?: boolean;
  /** The cards, as `<li>`. */
  readonly children: ReactNode;
}

/** A wall of cards. */
export function Grid({ label, busy, children }: GridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
