import { injectable } from 'inversify';
import type { BackupMemory } from '#application/ports/memories/backup-memory.ts';
import { ownName } from '../own-name.ts';
import { safeLocalStorage } from '../safe-storage.ts';

const KEY = ownName('matinee_last_backup');

@injectable()
export class LocalBackupMemory implements BackupMemory {
  recall(): string | undefined {
    const madeAt = safeLocalStorage.get(KEY);
    return madeAt !== undefined && Number.isNaN(Date.parse(madeAt)) ? undefined : madeAt;
  }

  remember(madeAt: string): void {
    safeLocalStorage.set(KEY, madeAt);
  }
}
