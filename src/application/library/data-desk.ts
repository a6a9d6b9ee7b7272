import type { BringOver } from '../use-cases/bring-over.ts';
import type { EraseEverything } from '../use-cases/erase-everything.ts';
import type { MakeBackup } from '../use-cases/make-backup.ts';
import type { RestoreBackup } from '../use-cases/restore-backup.ts';
import type { Keeping } from './keeping.ts';
import type { Persistence } from './persistence.ts';

/** What the UI sees of the visitor's own data, beyond the library itself. */
export interface DataDesk {
  readonly keeping: Pick<Keeping, 'lifetime' | 'journalStatus$'>;
  readonly persistence: Persistence;
  readonly makeBackup: MakeBackup;
  readonly restoreBackup: RestoreBackup;
  readonly bringOver: BringOver;
  readonly eraseEverything: EraseEverything;
}
