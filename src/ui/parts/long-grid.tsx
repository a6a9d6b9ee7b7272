import type { ReactNode } from 'react';
import { Grid } from './grid.tsx';
import styles from './long-grid.module.css';

interface LongGridProps {
  /** One column more on very wide screens. */
  readonly dense?: boolean;
  readonly label?: string;
  readonly busy?: boolean;
  /** The cards, as `<li>`. */
  readonly children: ReactNode;
}

/** A wall of any number of cards: those far from the screen are neither laid out nor painted. */
export function LongGrid({ children, ...grid }: LongGridProps) {
  return (
    <div className={styles.long}>
      <Grid {...grid}>{children}</Grid>
    </div>
  );
}
