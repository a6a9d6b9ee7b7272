import type { ExplainedError } from '#domain/classified-error.ts';
import { STARTUP_MESSAGES, type StartupState } from '#domain/startup-state.ts';
import { ApiStatus } from '../../components/feedback/api-status.tsx';
import { DetailsBox } from '../../components/feedback/details-box.tsx';
import { FailureNote } from '../../components/feedback/failure-note.tsx';
import { FullPage } from '../../components/feedback/full-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { UncopiedOnDemand } from '../../components/links/uncopied-on-demand.tsx';
import { HostLinks } from '../../components/page/host-links.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { reloadPage } from '../../hooks/reload-page.ts';
import { useOnline } from '../../hooks/use-online.ts';
import styles from './setup-steps.module.css';

const TITLE = 'Failed to Load Matinee';

/** The message without its title, because some messages begin with it. */
const sayOnce = ({ title, message }: ExplainedError): string =>
  message.startsWith(title) ? message : `${title}: ${message}`;

type StartupFailedProps = Omit<Extract<StartupState, { readonly status: 'failed' }>, 'status'>;

/** Tells the operator of Matinee how to set a token. */
function SetupSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <span>Create a read access token in your TMDB account settings.</span>
      </li>
      <li>
        <span>
          Put it in <code>.env.local</code> as <code>VITE_TMDB_ACCESS_TOKEN</code>.
        </span>
      </li>
      <li>
        <span>
          Run <code>npm start</code> again.
        </span>
      </li>
    </ol>
  );
}

/** product.md, Startup: failure screen. */
export function StartupFailed({ failure, address, cause }: StartupFailedProps) {
  const { startup, catalogChoice } = useApp();
  const message = STARTUP_MESSAGES[failure];
  const token = failure === 'token' ? 'missing' : 'configured';
  const online = useOnline() ? 'yes' : 'no';

  const actions = (
    <>
      <Button variant="primary" onClick={cause?.isSignedOut ? reloadPage : () => startup.retry()}>
        Try Again
      </Button>
      {failure !== 'token' && <Button onClick={() => startup.goOffline()}>See your lists</Button>}
      {!catalogChoice.isDemo && <Button onClick={() => catalogChoice.openDemo()}>Open the demo catalogue</Button>}
    </>
  );

  return (
    <FullPage takesFocus>
      <PageMeta title={TITLE} />
      <Notice art="torn" title={TITLE} heading="h1" text={message} actions={actions}>
        {cause && <FailureNote error={cause} />}
        {message.includes('API token') ? <SetupSteps /> : <ApiStatus />}
        <DetailsBox heading={<b>Debug info</b>}>
          {`token: ${token} · API URL: ${address} · online: ${online}${cause ? ` · ${sayOnce(cause)}` : ''}`}
        </DetailsBox>
      </Notice>
      <ReportButton />
      <UncopiedOnDemand />
      <HostLinks />
    </FullPage>
  );
}
