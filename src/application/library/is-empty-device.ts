import type { ChangeLog } from '../ports/library/change-log.ts';
import type { LegacyStorage } from '../ports/library/legacy-storage.ts';
import type { Store } from '../ports/library/store.ts';
import type { LibrarySession } from './library-session.ts';

export interface IsEmptyDeviceDeps {
  readonly store: Pick<Store, 'identifiers'>;
  readonly changeLog: Pick<ChangeLog, 'owners'>;
  readonly session: Pick<LibrarySession, 'pending'>;
  readonly legacyStorage: Pick<LegacyStorage, 'read'>;
}

/**
 * Whether the device holds nothing of any visitor: then this visitor is the first, under any identifier. The answer is taken at once,
 * while the changes of this visit have no owner yet. False where it cannot be told. Never rejects.
 */
export const isEmptyDevice = async ({
  store,
  changeLog,
  session,
  legacyStorage,
}: IsEmptyDeviceDeps): Promise<boolean> => {
  const isUntouched = session.pending.length === 0;
  if (Object.keys(legacyStorage.read()).length > 0) return false;
  try {
    const [identifiers, owners] = await Promise.all([store.identifiers(), changeLog.owners()]);
    return identifiers.length === 0 && owners.every((owner) => owner === undefined && !isUntouched);
  } catch {
    return false;
  }
};
