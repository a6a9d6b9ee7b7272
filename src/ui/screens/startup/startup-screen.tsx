import { FullPage } from '../../components/feedback/full-page.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Wordmark } from '../../components/page/wordmark.tsx';
import styles from './startup-screen.module.css';

/** Shown while startup waits for the provider (product.md, Startup: order). */
export function StartupScreen() {
  return (
    <FullPage>
      <PageMeta title="Matinee" />
      <Spinner size="xl" text="Loading page...">
        <h1 className={styles.name}>
          <Wordmark />
        </h1>
      </Spinner>
    </FullPage>
  );
}
