import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Leader } from './leader.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** What the leader joins the title to. */
  readonly value?: ReactNode;
  /** Until it is known the value only keeps its place. */
  readonly isValueKnown?: boolean;
  readonly children?: ReactNode;
}

/** A screen's heading; it takes the focus when the screen is opened. */
export function PageHead({ title, value, isValueKnown = true, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <Leader className={styles.leader} />
      {value !== undefined && (
        // Drawn again once it is known, not moved.
        <p key={String(isValueKnown)} className={classNames(styles.value, !isValueKnown && styles.unknown)}>
          {value}
        </p>
      )}
      {children}
    </div>
  );
}
