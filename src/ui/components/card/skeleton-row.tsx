import styles from './skeleton-row.module.css';

interface SkeletonRowProps {
  readonly count?: number;
}

/** A row of placeholders where the kind of content is not known yet (spec section 9: 6 cards of 230 by 320 px). */
export function SkeletonRow({ count = 6 }: SkeletonRowProps) {
  return (
    <div className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.bone} />
      ))}
    </div>
  );
}
