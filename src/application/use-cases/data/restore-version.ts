import type { Observable } from 'rxjs';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { Backup } from '../../ports/library/backup-file.ts';
import type { EarlierVersions } from '../../ports/library/earlier-versions.ts';
import type { KeepVersions } from './keep-versions.ts';
import type { MakeBackup } from './make-backup.ts';
import type { RestoreRefusal } from './read-backup.ts';
import type { RestoreBackup, RestorePreview, RestoreWay } from './restore-backup.ts';

interface RestoreVersionDeps {
  readonly earlierVersions: Pick<EarlierVersions, 'list' | 'read'>;
  readonly keepVersions: Pick<KeepVersions, 'kept$'>;
  readonly restoreBackup: Pick<RestoreBackup, 'preview' | 'execute'>;
  readonly makeBackup: Pick<MakeBackup, 'download'>;
  readonly consoleLog: ConsoleLog;
}

const GONE: RestoreRefusal = {
  kind: 'refusal',
  reason: 'This version could not be read, or is no longer kept. Choose another one.',
};

/** Brings an earlier version of the library back, as a backup is (product.md, Earlier versions: restoring). */
export class RestoreVersion {
  constructor(private readonly deps: RestoreVersionDeps) {}

  /** Emits when there are others to list. */
  get kept$(): Observable<void> {
    return this.deps.keepVersions.kept$;
  }

  /** The newest first; undefined where this browser keeps none. Never rejects. */
  async list(): Promise<readonly EarlierVersion[] | undefined> {
    const { earlierVersions, consoleLog } = this.deps;
    try {
      return await earlierVersions.list();
    } catch (error) {
      consoleLog.warn('versions', 'The earlier versions could not be listed.', error);
      return undefined;
    }
  }

  /** Until the visitor has seen what is in it, nothing changes. Never rejects. */
  async preview(version: EarlierVersion): Promise<RestorePreview | RestoreRefusal> {
    const backup = await this.backupOf(version);
    return backup ? this.deps.restoreBackup.preview(backup, 'version') : GONE;
  }

  /** One change, which its toast undoes; and what was there before is an earlier version itself. */
  execute(preview: RestorePreview, way: RestoreWay): void {
    this.deps.restoreBackup.execute(preview, way);
  }

  /** Gives it as a backup. Never rejects. */
  async download(version: EarlierVersion): Promise<RestoreRefusal | undefined> {
    const backup = await this.backupOf(version);
    if (!backup) return GONE;
    await this.deps.makeBackup.download(backup);
    return undefined;
  }

  private async backupOf({ id, madeAt }: EarlierVersion): Promise<Backup | undefined> {
    const { earlierVersions, consoleLog } = this.deps;
    try {
      const bundle = await earlierVersions.read(id);
      return bundle && { madeAt, bundle: { ...bundle, lastUpdated: madeAt } };
    } catch (error) {
      consoleLog.warn('versions', 'An earlier version could not be read.', error);
      return undefined;
    }
  }
}
