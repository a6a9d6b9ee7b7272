import { classNames } from '../../components/page/class-names.ts';
import styles from './person-article.module.css';

/** About as many as an opened page's biography takes. */
const LINES = 10;

/** Stand where a department, a biography and the facts of a life will be. */
export function PersonSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={classNames(styles.placeholder, styles.departmentPlaceholder)} />
      <div className={styles.columns}>
        <div className={styles.textPlaceholders}>
          {Array.from({ length: LINES }, (_, line) => (
            <div key={line} className={styles.placeholder} />
          ))}
        </div>
      </div>
    </div>
  );
}
