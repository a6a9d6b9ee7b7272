import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { DataContents } from './data-contents.tsx';
import { useDataFacade } from './use-data-facade.ts';
import styles from './data-dialog.module.css';

/** Shows the data that is stored about the visitor, and the actions that the visitor can do with it. */
export function DataDialog({ onClose }: { readonly onClose: () => void }) {
  const data = useDataFacade();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Dialog open onClose={onClose} title="Your data">
        {data === 'opening' && (
          <div className={styles.opening}>
            <Spinner />
          </div>
        )}
        {data === 'failed' && (
          <p role="alert">Your data could not be opened. It is untouched; reload the page to try again.</p>
        )}
        {typeof data === 'object' && <DataContents data={data} onImport={() => setImporting(true)} onLeave={onClose} />}
      </Dialog>
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} onAdd={onClose} />
    </>
  );
}
