import { useEffect, useEffectEvent, useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import type { DataGroupName } from '../../hooks/data-asked.ts';
import { DataContents } from './data-contents.tsx';
import { DataSection } from './data-section.tsx';
import styles from './data-dialog.module.css';

interface DataDialogProps {
  readonly open: boolean;
  /** The group at which it begins; the head of the dialog unless given. */
  readonly group?: DataGroupName | undefined;
  readonly onClose: () => void;
}

/**
 * Shows the data that is stored about the visitor, and the actions that the visitor can do with it. An import that is in
 * review stays so while the dialog is closed.
 */
export function DataDialog({ open, group, onClose }: DataDialogProps) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Your data">
        <Contents group={group} onImport={() => setImporting(true)} onLeave={onClose} />
        <ReportSection />
      </Dialog>
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} onAdd={onClose} />
    </>
  );
}

/** At the foot, and also where the library could not be read (product.md, Report: ways). */
function ReportSection() {
  return (
    <DataSection
      title="Something is wrong?"
      text="A report says how Matinee is doing in this browser, without anything of your lists. You see it first; it is sent to nobody."
    >
      <ReportButton label="See the report" />
    </DataSection>
  );
}

interface ContentsProps extends Pick<DataDialogProps, 'group'> {
  readonly onImport: () => void;
  readonly onLeave: () => void;
}

/**
 * The facade of the visitor's own data; 'opening' until the library has been loaded, 'failed' if it could not be
 * loaded.
 */
const useDataFacade = (): DataFacade | 'opening' | 'failed' => {
  const { library, consoleLog } = useApp();
  const [data, setData] = useState<DataFacade | 'opening' | 'failed'>('opening');
  const open = useEffectEvent(() => {
    const fail = (error: unknown) => {
      consoleLog.warn('library', "The visitor's data could not be opened.", error);
      setData('failed');
    };
    library.open('data').then(setData, fail);
  });
  useEffect(() => open(), []);
  return data;
};

/** Looked at anew each time. */
function Contents({ group, onImport, onLeave }: ContentsProps) {
  const data = useDataFacade();
  if (data === 'failed')
    return <p role="alert">Your data could not be opened. It is untouched; reload the page to try again.</p>;
  if (data === 'opening')
    return (
      <div className={styles.opening}>
        <Spinner />
      </div>
    );
  return <DataContents data={data} group={group} onImport={onImport} onLeave={onLeave} />;
}
