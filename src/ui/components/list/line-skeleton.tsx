import { Placeholder } from '../page/placeholder.tsx';
import styles from './line-skeleton.module.css';

/** Placeholders of lines, in the same size. */
export function LineSkeleton({ count }: { readonly count: number }) {
  // Counted from the end: as lines take their places, the first one goes, and the others stay where they are.
  return Array.from({ length: count }, (_, index) => (
    <li key={count - index} className={styles.line} aria-hidden="true">
      <Placeholder className={styles.poster} />
      <div>
        <Placeholder className={styles.title} />
        <Placeholder className={styles.meta} />
        <Placeholder className={styles.text} />
      </div>
      <div className={styles.actions} />
    </li>
  ));
}
