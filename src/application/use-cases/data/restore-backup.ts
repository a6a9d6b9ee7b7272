import { batch } from '#domain/library/apply.ts';
import { countsMissing, countsOf } from '#domain/library/counts-of.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingFrom } from '#domain/library/library-difference.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import { replacing } from '#domain/library/parts/parts-replaced.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import { makeLargeChange } from '../../library/make-large-change.ts';
import type { Backup, BackupFile, ChosenFile } from '../../ports/library/backup-file.ts';
import { readBackup, type RestoreRefusal } from './read-backup.ts';

/** Where it is from: a file, or what the device keeps of earlier days. */
export type RestoreSource = 'backup' | 'version';

/** What a backup would do. */
export interface RestorePreview {
  readonly kind: 'preview';
  readonly source: RestoreSource;
  readonly backup: Backup;
  /** What is in it. */
  readonly holds: LibraryCounts;
  /** What merging it would add. */
  readonly adds: LibraryCounts;
}

/** 'merge' adds what is missing and removes nothing; 'replace' makes the library that of the backup. */
export type RestoreWay = 'merge' | 'replace';

interface RestoreBackupDeps extends Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly backupFile: BackupFile;
  readonly repository: Pick<LibraryRepository, 'bundle'>;
}

const DONE: Readonly<Record<RestoreSource, string>> = {
  backup: 'Backup restored',
  version: 'Earlier version restored',
};

/** Brings a backup back. Until the visitor has seen what is in it, nothing changes. */
export class RestoreBackup {
  constructor(private readonly deps: RestoreBackupDeps) {}

  /** Never rejects. */
  async read(chosen: ChosenFile): Promise<RestorePreview | RestoreRefusal> {
    const read = await readBackup(chosen, this.deps.backupFile);
    return read.kind === 'read' ? this.preview(read.backup, 'backup') : read;
  }

  /** One change, which its toast undoes. */
  execute({ backup, source }: RestorePreview, way: RestoreWay): void {
    const action = this.action(backup, way);
    makeLargeChange(this.deps, { action, done: DONE[source], nothingDone: 'Everything in it is here already' });
  }

  /** Looks at what bringing it back would do. */
  preview(backup: Backup, source: RestoreSource): RestorePreview {
    return {
      kind: 'preview',
      source,
      backup,
      holds: countsOf(backup.bundle.library),
      adds: countsMissing(this.deps.session.library, this.missing(backup)),
    };
  }

  private missing({ bundle }: Pick<Backup, 'bundle'>): readonly LibraryAction[] {
    return missingFrom(this.deps.repository.bundle(), bundle);
  }

  /** What could not be read of the backup is brought back as well, in either way. */
  private action({ bundle }: Backup, way: RestoreWay): LibraryAction {
    return way === 'replace'
      ? replacing(bundle, this.deps.repository.bundle().remainder)
      : batch(this.missing({ bundle }));
  }
}
