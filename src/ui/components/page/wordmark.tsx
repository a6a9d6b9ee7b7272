import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Whether the name is as large as on a poster, and in a ticket's ink. */
  readonly large?: boolean;
}

/** The product's name with the cue mark: the dot that announces a change of reel in a cinema. */
export function Wordmark({ large = false }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, large && styles.large)}>
      Matinee
      <i className={styles.cue} />
    </span>
  );
}
