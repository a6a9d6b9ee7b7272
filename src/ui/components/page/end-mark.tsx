import type { ReactNode } from 'react';
import { Leader } from './leader.tsx';
import styles from './end-mark.module.css';

interface EndMarkProps {
  readonly children: ReactNode;
}

/** The last line under a list. */
export function EndMark({ children }: EndMarkProps) {
  return (
    <p className={styles.end} data-unprinted="">
      <Leader className={styles.leader} />
      <span>{children}</span>
      <Leader className={styles.leader} />
    </p>
  );
}
