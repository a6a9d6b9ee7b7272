import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './grid.module.css';

interface GridProps {
  /** One column more on very wide screens. */
  readonly dense?: boolean;
  readonly label?: string;
  readonly busy?: boolean;
  /** The cards, as `<li>`. */
  readonly children: ReactNode;
}

/** A wall of cards. */
export function Grid({ dense = false, label, busy, children }: GridProps) {
  return (
    <ul className={classNames(styles.grid, dense && styles.dense)} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
