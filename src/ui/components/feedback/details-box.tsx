import type { ReactNode } from 'react';
import styles from './details-box.module.css';

interface DetailsBoxProps {
  readonly heading?: ReactNode;
  /** The technical text, for people who look into the problem. */
  readonly children: ReactNode;
}

export function DetailsBox({ heading, children }: DetailsBoxProps) {
  return (
    <div className={styles.box}>
      {heading && <p>{heading}</p>}
      <code dir="auto">{children}</code>
    </div>
  );
}
