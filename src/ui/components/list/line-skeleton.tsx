import styles from './line-skeleton.module.css';

interface LineSkeletonProps {
  readonly count: number;
}

/** Placeholders of lines, in the same size. */
export function LineSkeleton({ count }: LineSkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.line} aria-hidden="true">
      <div className={`${styles.placeholder} ${styles.poster}`} />
      <div>
        <div className={`${styles.placeholder} ${styles.title}`} />
        <div className={`${styles.placeholder} ${styles.meta}`} />
        <div className={`${styles.placeholder} ${styles.text}`} />
      </div>
      <div className={styles.actions} />
    </li>
  ));
}
