import type { ReactNode } from 'react';
import { Leader } from './leader.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** What the leader joins the title to. */
  readonly value?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen's heading; it takes the focus when the screen is opened. */
export function PageHead({ title, value, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <Leader className={styles.leader} />
      {value !== undefined && <p className={styles.value}>{value}</p>}
      {children}
    </div>
  );
}
