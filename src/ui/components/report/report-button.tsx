import { useState } from 'react';
import type { ScreenError } from '#domain/report/report.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Refusal } from '../feedback/refusal.tsx';
import { Button } from '../form/button.tsx';
import styles from './report.module.css';

const load = () => import('./report-dialog.tsx');

interface ReportButtonProps {
  readonly label?: string;
  /** The error of the screen that the button is on. */
  readonly screenError?: ScreenError | undefined;
}

/** Opens a report (product.md, Report: ways). Where its code does not come, that is said here: an error screen has no toasts. */
export function ReportButton({ label = 'Something is wrong?', screenError }: ReportButtonProps) {
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed');
  const module = useModule(load, state === 'open', () => setState('missing'));
  return (
    <div className={styles.way}>
      <Button onClick={() => setState('open')}>{label}</Button>
      {state === 'missing' && <Refusal reason="This could not be loaded. Check your connection, and try again." />}
      {state === 'open' && module && (
        <module.ReportDialog screenError={screenError} onClose={() => setState('closed')} />
      )}
    </div>
  );
}
