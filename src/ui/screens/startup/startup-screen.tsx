import { Wordmark } from '../../app/wordmark.tsx';
import { PageMeta } from '../../parts/page-meta.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import { FullPage } from '../error/full-page.tsx';
import styles from './startup-screen.module.css';

/** While startup asks the provider (spec section 4, Startup). */
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
