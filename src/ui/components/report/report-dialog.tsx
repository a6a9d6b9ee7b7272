import { useId, useRef, useState } from 'react';
import type { MakeReport } from '#application/use-cases/report/make-report.ts';
import type { ScreenError } from '#domain/report/report.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Refusal } from '../feedback/refusal.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import styles from './report.module.css';

interface ReportDialogProps {
  readonly screenError?: ScreenError | undefined;
  readonly onClose: () => void;
}

interface Made {
  readonly text: string;
  readonly copy: MakeReport['copy'];
}

const COPIED = 'The report is copied.';
const BY_HAND = 'Your browser does not let us copy it. Here it is, selected.';

/** The text, and what copies it. Where the browser refuses, it is selected, so that one key copies it. */
function ReportText({ text, copy }: Made) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copyAll = async () => {
    const isCopied = await copy(text);
    setSaid(isCopied ? COPIED : BY_HAND);
    if (isCopied) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <div className={styles.report}>
      <label htmlFor={id}>The report</label>
      <textarea id={id} ref={field} dir="ltr" readOnly spellCheck={false} value={text} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copyAll()}>
          Copy
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}

/** Shows what a visitor can tell of a fault, before anything is copied (product.md, Report: shown). */
export function ReportDialog({ screenError, onClose }: ReportDialogProps) {
  const { edition, library } = useApp();
  // As it is when the dialog opens.
  const { module: made, retry } = useRetriedModule(async (): Promise<Made> => {
    const report = await library.open('report');
    return { text: await report.text(screenError), copy: (text) => report.copy(text) };
  });
  return (
    <Dialog onClose={onClose} title="Something is wrong?" footer={<Button onClick={onClose}>Done</Button>}>
      <p>
        This says how Matinee is doing in this browser. None of your titles, names, addresses and searches is in it, and
        it is sent to nobody. Copy it, and write to us what you did and what you saw:{' '}
        <a href={edition.sourceUrl}>the place where Matinee is made</a> has a form for it.
      </p>
      {!made && !retry && <Spinner />}
      {retry && <Refusal reason="The report could not be made. Check your connection, and try again." />}
      {made && <ReportText {...made} />}
    </Dialog>
  );
}
