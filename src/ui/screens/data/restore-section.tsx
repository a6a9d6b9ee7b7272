import { type DragEvent, useState } from 'react';
import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import type { RestoreRefusal } from '#application/use-cases/data/read-backup.ts';
import type { RestoreBackup, RestorePreview, RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { ChooseFile } from '../../components/form/choose-file.tsx';
import { useSwap } from '../../hooks/use-swap.ts';
import { DataSection } from './data-section.tsx';
import { RestoreChoice } from './restore/restore-choice.tsx';

type Restoring = { readonly kind: 'choosing' } | { readonly kind: 'reading' } | RestorePreview | RestoreRefusal;

const CHOOSING: Restoring = { kind: 'choosing' };

/** The steps of a restore: the choice of a file, the preview of its effect, and the restore itself. */
const useRestore = (restoreBackup: RestoreBackup) => {
  const [state, setState] = useState<Restoring>(CHOOSING);
  const read = async (file: ChosenFile) => {
    setState({ kind: 'reading' });
    setState(await restoreBackup.read(file));
  };
  const restore = (way: RestoreWay) => {
    if (state.kind === 'preview') restoreBackup.execute(state, way);
    setState(CHOOSING);
  };
  return { state, read: (file: ChosenFile) => void read(file), restore, cancel: () => setState(CHOOSING) };
};

/**
 * Restores a backup. The visitor chooses or drops a file, looks at its contents, then merges them or replaces the
 * present library.
 */
export function RestoreSection({ restoreBackup }: { readonly restoreBackup: RestoreBackup }) {
  const { state, read, restore, cancel } = useRestore(restoreBackup);
  const { place, swap } = useSwap('button');
  const drop = (event: DragEvent) => {
    // Otherwise the browser opens the file in place of the app.
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) read(file);
  };

  return (
    <DataSection
      title="Restore"
      text="From a backup that was downloaded here: choose it, or drop it on this place. You see what is in it before anything changes."
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div ref={place}>
        {state.kind === 'preview' ? (
          <RestoreChoice preview={state} onChoose={(way) => swap(() => restore(way))} onCancel={() => swap(cancel)} />
        ) : (
          <ChooseFile label="Backup file" isReading={state.kind === 'reading'} onFile={read} />
        )}
      </div>
      <Refusal reason={state.kind === 'refusal' ? state.reason : undefined} />
    </DataSection>
  );
}
