import type { CSSProperties, ReactNode } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  readonly label?: string;
  readonly busy?: boolean;
  /** So many lines are left free above: a box that begins elsewhere would count as one that has moved. */
  readonly free?: number;
  readonly children: ReactNode;
}

/** The list look: one title a line, like a printed programme. */
export function Lines({ label, busy, free, children }: LinesProps) {
  return (
    <ul className={styles.lines} aria-label={label} aria-busy={busy} style={{ '--free': free } as CSSProperties}>
      {children}
    </ul>
  );
}
