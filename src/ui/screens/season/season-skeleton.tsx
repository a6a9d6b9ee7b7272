import { Placeholder } from '../../components/page/placeholder.tsx';
import line from './episode-line.module.css';
import styles from './season-page.module.css';

const LINES = 8;

/** Placeholders for the links, the actions and the first episodes, in the same places. */
export function SeasonSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.links}>
        <Placeholder className={styles.buttonPlaceholder} />
        <Placeholder className={styles.buttonPlaceholder} />
      </div>
      <div className={styles.actions}>
        <Placeholder className={styles.buttonPlaceholder} />
        <Placeholder className={styles.buttonPlaceholder} />
      </div>
      <ul className={line.list}>
        {Array.from({ length: LINES }, (_, index) => (
          <li key={index} className={line.placeholder}>
            <div className={line.line}>
              <Placeholder className={line.still} />
              <div className={line.texts}>
                <Placeholder className={line.namePlaceholder} />
                <Placeholder className={line.metaPlaceholder} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
