import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { MakeReport } from '#application/use-cases/report/make-report.ts';
import type { ScreenError } from '#domain/report/report.ts';
import { useApp } from '../../hooks/app-context.ts';
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

/** The report as it is when the dialog opens; 'failed' where its code does not come. */
const useReport = (screenError: ReportDialogProps['screenError']): Made | 'making' | 'failed' => {
  const { library, consoleLog } = useApp();
  const [made, setMade] = useState<Made | 'making' | 'failed'>('making');
  const make = useEffectEvent(() => {
    const fail = (error: unknown) => {
      consoleLog.warn('code', 'A part of the page could not be loaded.', error);
      setMade('failed');
    };
    const makeBy = async (facade: MakeReport): Promise<Made> => ({
      text: await facade.text(screenError),
      copy: (text) => facade.copy(text),
    });
    library.open('report').then(makeBy).then(setMade, fail);
  });
  useEffect(() => make(), []);
  return made;
};

interface ReportTextProps {
  readonly text: string;
  readonly copy: MakeReport['copy'];
}

/** The text, and what copies it. Where the browser refuses, it is selected, so that one key copies it. */
function ReportText({ text, copy }: ReportTextProps) {
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
  const { edition } = useApp();
  const made = useReport(screenError);
  return (
    <Dialog onClose={onClose} title="Something is wrong?" footer={<Button onClick={onClose}>Done</Button>}>
      <p>
        This says how Matinee is doing in this browser. None of your titles, names, addresses and searches is in it, and
        it is sent to nobody. Copy it, and write to us what you did and what you saw:{' '}
        <a href={edition.sourceUrl}>the place where Matinee is made</a> has a form for it.
      </p>
      {made === 'making' && <Spinner />}
      {made === 'failed' && <Refusal reason="The report could not be made. Check your connection, and try again." />}
      {typeof made === 'object' && <ReportText {...made} />}
    </Dialog>
  );
}
