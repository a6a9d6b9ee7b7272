import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { DataContents } from './data-contents.tsx';
import { useDataFacade } from './use-data-facade.ts';
import styles from './data-dialog.module.css';

interface DataDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the data that is stored about the visitor, and the actions that the visitor can do with it. An import that is in
 * review stays so while the dialog is closed.
 */
export function DataDialog({ open, onClose }: DataDialogProps) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Your data">
        <Contents onImport={() => setImporting(true)} onLeave={onClose} />
      </Dialog>
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} onAdd={onClose} />
    </>
  );
}

interface ContentsProps {
  readonly onImport: () => void;
  readonly onLeave: () => void;
}

/** Looked at anew each time. */
function Contents({ onImport, onLeave }: ContentsProps) {
  const data = useDataFacade();
  if (data === 'failed')
    return <p role="alert">Your data could not be opened. It is untouched; reload the page to try again.</p>;
  if (data === 'opening')
    return (
      <div className={styles.opening}>
        <Spinner />
      </div>
    );
  return <DataContents data={data} onImport={onImport} onLeave={onLeave} />;
}
