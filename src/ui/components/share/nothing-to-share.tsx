import styles from './sharing.module.css';

/** For a list that has become empty, or whose titles have no id that a link can carry. */
export function NothingToShare() {
  return <p className={styles.text}>There is nothing here to share. Add a title first.</p>;
}
