import type { ReactNode } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  readonly label?: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The list look: one title a line, like a printed programme. */
export function Lines({ label, busy, children }: LinesProps) {
  return (
    <ul className={styles.lines} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
