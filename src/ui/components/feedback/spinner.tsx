import type { ReactNode } from 'react';
import { classNames } from '../page/class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly text?: string;
  readonly fullScreen?: boolean;
  /** Content between the dial and the text. */
  readonly children?: ReactNode;
}

/** A spinner in the form of the dial on a film leader, which counts down to the picture. */
export function Spinner({ size = 'md', text = 'Loading...', fullScreen = false, children }: SpinnerProps) {
  return (
    <div className={classNames(styles.loading, fullScreen && styles.full)} role="status">
      <div className={styles.dial} data-size={size} />
      {children}
      <p>{text}</p>
    </div>
  );
}
