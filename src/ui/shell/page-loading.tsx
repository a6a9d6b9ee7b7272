import { Spinner } from '../components/feedback/spinner.tsx';
import styles from './page-loading.module.css';

interface PageLoadingProps {
  readonly text?: string;
}

/** Stands in for a screen that is on its way. */
export function PageLoading({ text = 'Loading page...' }: PageLoadingProps) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" text={text} />
    </div>
  );
}
