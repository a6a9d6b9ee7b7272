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
 * Whether the device holds nothing of any visitor, so that this is the first one whatever the identifier turns out to be.
 * It looks at once: of this visit only what has no owner yet may be there. False where it cannot be told. Never rejects.
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
