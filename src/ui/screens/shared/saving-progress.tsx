import type { LoadingProgress } from '#application/use-cases/links/shared-titles.ts';
import { formatCount } from '#domain/format/format-count.ts';
import styles from './shared-list-page.module.css';

/** How many titles have been asked for, before all can be saved. */
export function SavingProgress({ done, total }: LoadingProgress) {
  return (
    <div className={styles.saving}>
      <p>
        <span role="status">Asking for the titles:</span> <span>{`${formatCount(done)} of ${formatCount(total)}`}</span>
      </p>
      <progress aria-label="Titles asked for" value={done} max={total} />
    </div>
  );
}
