import { Spinner } from '../components/feedback/spinner.tsx';
import styles from './page-loading.module.css';

/** Takes the place of a screen that is loading. */
export function PageLoading({ text = 'Loading page...' }: { readonly text?: string }) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" text={text} />
    </div>
  );
}
