import styles from './line-bones.module.css';

interface LineBonesProps {
  readonly count: number;
}

/** Stand where lines will be, in their size. */
export function LineBones({ count }: LineBonesProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.line} aria-hidden="true">
      <div className={`${styles.bone} ${styles.poster}`} />
      <div>
        <div className={`${styles.bone} ${styles.title}`} />
        <div className={`${styles.bone} ${styles.meta}`} />
        <div className={`${styles.bone} ${styles.text}`} />
      </div>
      <div className={styles.actions} />
    </li>
  ));
}
