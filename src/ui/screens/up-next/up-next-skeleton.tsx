import type { CSSProperties } from 'react';
import { Placeholder } from '../../components/page/placeholder.tsx';
import styles from './up-next.module.css';

interface UpNextSkeletonProps {
  readonly count: number;
  /** So many lines are left free above: a box that begins elsewhere would count as one that has moved. */
  readonly free?: number;
}

/** Placeholders of lines, in the same size. */
export function UpNextSkeleton({ count, free }: UpNextSkeletonProps) {
  return (
    <ul className={styles.awaited} aria-busy="true" style={{ '--free': free } as CSSProperties}>
      {/* Counted from the end: as lines take their places, the first one goes, and the others stay where they are. */}
      {Array.from({ length: count }, (_, index) => (
        <li key={count - index} aria-hidden="true">
          <div className={styles.line}>
            <Placeholder className={styles.still} />
            <div className={styles.main}>
              <Placeholder className={styles.namePlaceholder} />
              <Placeholder className={styles.textPlaceholder} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
