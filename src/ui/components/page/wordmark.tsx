import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** As large as on a poster, in a ticket's ink. */
  readonly large?: boolean;
}

/** The name, with the cue mark: the dot that announces a change of reel. */
export function Wordmark({ large = false }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, large && styles.large)}>
      Matinee
      <i className={styles.cue} />
    </span>
  );
}
