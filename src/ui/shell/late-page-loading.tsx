import { Spinner } from '../components/feedback/spinner.tsx';
import styles from './late-page-loading.module.css';

/**
 * Reserves a screen's room, and says after 200 ms that the screen is loading. A screen that comes sooner then appears
 * without a flash.
 */
export function LatePageLoading() {
  return (
    <div className={styles.late}>
      <Spinner size="lg" text="Loading page..." />
    </div>
  );
}
