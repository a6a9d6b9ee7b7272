import { PageLoading } from './page-loading.tsx';
import styles from './late-page-loading.module.css';

/** Keeps a screen's room, and after 200 ms says that it is loading: what comes sooner had better come without a flash. */
export function LatePageLoading() {
  return (
    <div className={styles.late}>
      <PageLoading />
    </div>
  );
}
