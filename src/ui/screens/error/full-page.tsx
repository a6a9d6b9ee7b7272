import type { ReactNode } from 'react';
import styles from './full-page.module.css';

/** A screen that has the window to itself: no header, no footer. */
export function FullPage({ children }: { readonly children: ReactNode }) {
  return <main className={styles.full}>{children}</main>;
}
