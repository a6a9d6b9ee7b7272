import { apply } from '#domain/library/apply.ts';
import { countsAdded, countsOf } from '#domain/library/counts-of.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import { makeLargeChange } from '../../library/make-large-change.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Backup, BackupFault, BackupFile, DecodedBackup } from '../../ports/library/backup-file.ts';

/** A file that the visitor chose. */
export interface ChosenFile {
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

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

export interface RestoreRefusal {
  readonly kind: 'refusal';
  /** A sentence for the visitor. */
  readonly reason: string;
}

/** 'merge' adds what is missing and removes nothing; 'replace' makes the library that of the backup. */
export type RestoreWay = 'merge' | 'replace';

interface RestoreBackupDeps {
  readonly session: LibrarySession;
  readonly backupFile: BackupFile;
  readonly repository: Pick<LibraryRepository, 'saveAgain'>;
  readonly notifications: Notifications;
}

const MAX_BYTES = 20_000_000;
const TOO_LARGE = 'This file is larger than 20 MB: no backup of Matinee is.';
const UNREADABLE = 'This file could not be read. Choose it once more.';
const FAULTS: Readonly<Record<BackupFault, string>> = {
  foreign: 'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.',
  newer: 'This backup was made by a newer Matinee: reload the page, then choose it again.',
  damaged: 'This backup is damaged, or was changed after it was made: nothing of it was restored.',
};

const DONE: Readonly<Record<RestoreSource, string>> = {
  backup: 'Backup restored',
  version: 'Earlier version restored',
};

const NO_TEXT = 'There is no backup of Matinee in this zip that can be read. Unpack it, and choose the backup.';
/** What says most comes first: a file beside the backup may be anything. */
const BY_WEIGHT: readonly BackupFault[] = ['newer', 'damaged', 'foreign'];

/** Of several in a zip, as where a whole folder of them was packed. */
const newestOf = (decoded: readonly DecodedBackup[]): Backup | undefined =>
  decoded
    .flatMap((each) => (each.kind === 'read' ? each.backup : []))
    .toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt))[0];

const reasonOf = (decoded: readonly DecodedBackup[]): string => {
  const fault = BY_WEIGHT.find((each) => decoded.some((one) => one.kind === 'refused' && one.fault === each));
  return fault ? FAULTS[fault] : NO_TEXT;
};

const refusal = (reason: string): RestoreRefusal => ({ kind: 'refusal', reason });

/** Brings a backup back. Until the visitor has seen what is in it, nothing changes. */
export class RestoreBackup {
  constructor(private readonly deps: RestoreBackupDeps) {}

  /** Never rejects. */
  async read(chosen: ChosenFile): Promise<RestorePreview | RestoreRefusal> {
    if (chosen.size > MAX_BYTES) return refusal(TOO_LARGE);
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return refusal(UNREADABLE);
    const decoded: DecodedBackup[] = [];
    for (const text of await this.deps.backupFile.textsIn(new Uint8Array(bytes)))
      decoded.push(await this.deps.backupFile.decode(text));
    const newest = newestOf(decoded);
    return newest ? this.preview(newest, 'backup') : refusal(reasonOf(decoded));
  }

  /** One change, which its toast undoes. */
  execute({ backup, source }: RestorePreview, way: RestoreWay): void {
    const action = this.action(backup, way);
    makeLargeChange(this.deps, { action, done: DONE[source], nothingDone: 'Everything in it is here already' });
    // What could not be read of the backup is kept as well, whatever becomes of the rest.
    this.deps.repository.saveAgain(backup.bundle.remainder);
  }

  /** Looks at what bringing it back would do. */
  preview(backup: Backup, source: RestoreSource): RestorePreview {
    const { library } = this.deps.session;
    const merged = apply(library, this.action(backup, 'merge'));
    return {
      kind: 'preview',
      source,
      backup,
      holds: countsOf(backup.bundle.library),
      adds: countsAdded(library, merged),
    };
  }

  private action({ bundle }: Backup, way: RestoreWay): LibraryAction {
    return way === 'replace'
      ? { kind: 'library-replaced', library: bundle.library }
      : { kind: 'batch', actions: missingActions(this.deps.session.library, bundle.library) };
  }
}
