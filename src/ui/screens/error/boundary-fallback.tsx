import type { ScreenError } from '#domain/report/report.ts';
import { FullPage } from '../../components/feedback/full-page.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { buttonClass } from '../../components/form/button-class.ts';
import { Button } from '../../components/form/button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { hostPath } from '../../hooks/address/site-path.ts';
import { latePart } from '../../hooks/code/late-component.tsx';

// It has come by then (`late-code.ts`).
const BoundaryNotes = latePart(() => import('./boundary-notes.tsx'), 'BoundaryNotes');

interface BoundaryFallbackProps {
  /** What the boundary has caught; absent where a screen's code did not come. */
  readonly screenError?: ScreenError | undefined;
  readonly onRefresh: () => void;
}

export function BoundaryFallback({ screenError, onRefresh }: BoundaryFallbackProps) {
  const actions = (
    <>
      <Button variant="primary" onClick={onRefresh}>
        Refresh Page
      </Button>
      {/* This is not the router's link: the router may be the part that failed, and home must start afresh. */}
      <a className={buttonClass({})} href={hostPath('/')}>
        <Icon path={ICONS.home} />
        Go Home
      </a>
    </>
  );

  return (
    <FullPage takesFocus>
      <PageMeta title="Something went wrong, Matinee" />
      <Notice
        art="torn"
        title="Something went wrong"
        heading="h1"
        text="We're sorry for the inconvenience. Please try refreshing the page."
        actions={actions}
      >
        <BoundaryNotes screenError={screenError} />
      </Notice>
    </FullPage>
  );
}
