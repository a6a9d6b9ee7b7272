import { useState } from 'react';
import type { ScreenError } from '#domain/report/report.ts';
import { Button } from '../form/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface ReportButtonProps {
  readonly label?: string;
  /** The error of the screen that the button is on. */
  readonly screenError?: ScreenError | undefined;
}

/** Opens a report (product.md, Report: ways). The dialog comes with it: on a screen of an error, code may no longer come. */
export function ReportButton({ label = 'Something is wrong?', screenError }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && <ReportDialog screenError={screenError} onClose={() => setOpen(false)} />}
    </>
  );
}
