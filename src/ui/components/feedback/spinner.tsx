import type { ReactNode } from 'react';
import { classNames } from '../page/class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly text?: string;
  readonly fullScreen?: boolean;
  /** What stands between the dial and the text. */
  readonly children?: ReactNode;
}

/** The film leader's dial: the countdown before the picture. */
export function Spinner({ size = 'md', text = 'Loading...', fullScreen = false, children }: SpinnerProps) {
  return (
    <div className={classNames(styles.loading, fullScreen && styles.full)} role="status">
      <div className={styles.dial} data-size={size} />
      {children}
      <p>{text}</p>
    </div>
  );
}
