import { useState } from 'react';
import type {
  ChosenFile,
  RestoreBackup,
  RestorePreview,
  RestoreRefusal,
  RestoreWay,
} from '#application/use-cases/data/restore-backup.ts';

type Restoring = { readonly kind: 'choosing' } | { readonly kind: 'reading' } | RestorePreview | RestoreRefusal;

const CHOOSING: Restoring = { kind: 'choosing' };

/** The steps of a restore: the choice of a file, the preview of its effect, and the restore itself. */
export const useRestore = (restoreBackup: RestoreBackup) => {
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
