import type { ScreenError } from '#domain/report/report.ts';
import { SignInNote } from '../../components/feedback/failure-note.tsx';
import { HostLinks } from '../../components/page/host-links.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';

/** What stands beside an error that has taken the whole page away. It comes late: few visits see it. */
export function BoundaryNotes({ screenError }: { readonly screenError: ScreenError | undefined }) {
  return (
    <>
      <SignInNote />
      <ReportButton screenError={screenError} />
      <HostLinks />
    </>
  );
}
