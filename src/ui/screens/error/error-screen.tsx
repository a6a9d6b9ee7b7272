import { DetailsBox } from '../../components/feedback/details-box.tsx';
import { SignInNote } from '../../components/feedback/failure-note.tsx';
import { FullPage } from '../../components/feedback/full-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { HostLinks } from '../../components/page/host-links.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { reloadPage } from '../../hooks/reload-page.ts';
import { errorDetails } from './error-details.ts';
import styles from './error-screen.module.css';

interface ErrorFactsProps {
  /** The status code of a response; undefined for every other error. */
  readonly status: number | undefined;
}

/** What a report of an error needs beside its text. */
function ErrorFacts({ status }: ErrorFactsProps) {
  const { version } = useApp().edition;
  return (
    <>
      {status !== undefined && (
        <>
          <b>Status code</b> <span>{status}</span>
          <br />
        </>
      )}
      <b>Version</b> <span>{version}</span>
    </>
  );
}

/** Shows an error that no screen has caught (product.md, Errors and retry: error screen). */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { consoleLog } = useApp();
  const { message, status } = errorDetails(error);

  const actions = (
    <>
      <Button variant="primary" onClick={reloadPage}>
        Try Again
      </Button>
      <ButtonLink to="/" icon={ICONS.home}>
        Go Home
      </ButtonLink>
      <Button onClick={() => consoleLog.error('screen', 'A visitor reports an error.', error)}>
        Report This Error
      </Button>
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
        <SignInNote />
        <DetailsBox heading={<ErrorFacts status={status} />}>{message}</DetailsBox>
      </Notice>
      <ReportButton screenError={{ error }} />
      <p className={styles.foot}>Matinee: Your Cinema Discovery Platform</p>
      <HostLinks />
    </FullPage>
  );
}
