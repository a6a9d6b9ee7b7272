import { useApp } from '../../app/app-context.ts';
import { reloadPage } from '../../app/reload-page.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageMeta } from '../../parts/page-meta.tsx';
import { DetailsBox } from './details-box.tsx';
import { errorDetails } from './error-details.ts';
import styles from './error-screen.module.css';
import { FullPage } from './full-page.tsx';
import { ICONS } from '../../parts/icons.ts';

/** Catches what no screen has caught (spec section 2, Full-page error and loading screens). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { log } = useApp();
  const { message, status } = errorDetails(error);

  const statusLine = status !== undefined && (
    <>
      <b>Status code</b> {status}
    </>
  );
  const actions = (
    <>
      <Button variant="primary" onClick={reloadPage}>
        Try Again
      </Button>
      <ButtonLink to="/" icon={ICONS.home}>
        Go Home
      </ButtonLink>
      <Button onClick={() => log.error('A visitor reports an error.', error)}>Report This Error</Button>
    </>
  );

  return (
    <FullPage takesFocus>
      <PageMeta title="Oops! Something went wrong, Matinee" />
      <Notice
        art="torn"
        title="Oops! Something went wrong"
        heading="h1"
        text="We're sorry, but something unexpected happened."
        actions={actions}
      >
        <DetailsBox heading={statusLine}>{message}</DetailsBox>
      </Notice>
      <p className={styles.foot}>Matinee: Your Cinema Discovery Platform</p>
    </FullPage>
  );
}
