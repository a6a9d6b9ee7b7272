import { useRef, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { DataSection } from './data-section.tsx';
import { ChooseFile } from './restore/choose-file.tsx';
import { RestoreChoice } from './restore/restore-choice.tsx';
import { useRestore } from './restore/use-restore.ts';

/**
 * Restores a backup. The visitor chooses or drops a file, looks at its contents, then merges them or replaces the
 * present library.
 */
export function RestoreSection({ restoreBackup }: { readonly restoreBackup: RestoreBackup }) {
  const { state, read, restore, cancel } = useRestore(restoreBackup);
  const place = useRef<HTMLDivElement>(null);
  const leave = (act: () => void) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(act);
    place.current?.querySelector('button')?.focus();
  };
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
          <RestoreChoice preview={state} onChoose={(way) => leave(() => restore(way))} onCancel={() => leave(cancel)} />
        ) : (
          <ChooseFile isReading={state.kind === 'reading'} onFile={read} />
        )}
      </div>
      <Refusal reason={state.kind === 'refusal' ? state.reason : undefined} />
    </DataSection>
  );
}
