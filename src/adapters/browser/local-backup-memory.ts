import { injectable } from 'inversify';
import type { BackupMemory } from '#application/ports/backup-memory.ts';
import { localNote } from './local-note.ts';

const NOTE = localNote('matinee_last_backup');

@injectable()
export class LocalBackupMemory implements BackupMemory {
  recall(): string | undefined {
    const madeAt = NOTE.recall();
    return madeAt !== undefined && Number.isNaN(Date.parse(madeAt)) ? undefined : madeAt;
  }

  remember(madeAt: string): void {
    NOTE.remember(madeAt);
  }
}
