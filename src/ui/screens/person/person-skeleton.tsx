import { Placeholder } from '../../components/page/placeholder.tsx';
import styles from './person-article.module.css';

/** About as many lines as a biography takes on a page that was just opened. */
const LINES = 10;

/** Placeholders for a department, a biography and the facts of a life. */
export function PersonSkeleton() {
  return (
    <div aria-hidden="true">
      <Placeholder className={styles.departmentPlaceholder} />
      <div className={styles.columns}>
        <div className={styles.textPlaceholders}>
          {Array.from({ length: LINES }, (_, line) => (
            <Placeholder key={line} />
          ))}
        </div>
      </div>
    </div>
  );
}
