import type { ReactNode } from 'react';
import { classNames } from '../page/class-names.ts';
import styles from './grid.module.css';

interface GridProps {
  readonly label?: string;
  readonly busy?: boolean;
  readonly className?: string | undefined;
  /** The cards, as `<li>` elements. */
  readonly children: ReactNode;
}

/** A grid of cards. */
export function Grid({ label, busy, className, children }: GridProps) {
  return (
    <ul className={classNames(styles.grid, className)} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
