import type { ReactNode } from 'react';
import { Leader } from './leader.tsx';
import styles from './end-mark.module.css';

/** The last line under a list. */
export function EndMark({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.end} data-unprinted="">
      <Leader className={styles.leader} />
      <span>{children}</span>
      <Leader className={styles.leader} />
    </p>
  );
}
