import { ReportButton } from '#ui/components/report/report-button.tsx';
import { ReportDialog } from '#ui/components/report/report-dialog.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const REPORT: readonly GalleryEntry[] = [
  {
    component: 'ReportButton',
    states: { 'on a screen of an error': <ReportButton />, 'in Your data': <ReportButton label="See the report" /> },
  },
  {
    component: 'ReportDialog',
    states: {
      'of a good day': (close) => <ReportDialog onClose={close} />,
      'of an error': (close) => <ReportDialog screenError={{ error: new TypeError('x') }} onClose={close} />,
    },
  },
];
