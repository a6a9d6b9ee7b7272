import styles from './bones.module.css';

/** Stands for a few words in a line. */
export function LineBone() {
  return <span className={styles.words} />;
}
