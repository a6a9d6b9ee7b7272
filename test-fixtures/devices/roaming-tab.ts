import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { byItems } from '#application/library/take-back-items.ts';
import { RestoreBackup, type RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import type { SyncDevices } from '#application/use-cases/devices/sync-devices.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { DeviceWithTabs } from '../library/device-with-tabs.ts';

/** As the use cases have it. */
const PLAINLY_UNDONE: ReadonlySet<LibraryAction['kind']> = new Set(['title-removed', 'movie-removed-from-collection']);
const backupFile = new JsonBackupFile(EMPTY_LIBRARY);

interface Parts {
  readonly identifier: string;
  readonly tab: ReturnType<DeviceWithTabs['open']>;
  readonly repository: LibraryRepository;
  readonly lists: SyncDevices;
  /** Another tab may share from now on. */
  readonly unlock: () => void;
}

/** A tab of a device, with all that a visitor can do to lists in it. */
export class RoamingTab {
  readonly identifier: string;
  readonly lists: SyncDevices;

  constructor(private readonly parts: Parts) {
    this.identifier = parts.identifier;
    this.lists = parts.lists;
  }

  get library(): Library {
    return this.parts.tab.session.library;
  }

  /** @returns a toast's Undo, which may be pressed at any later time; undefined where it changes nothing */
  do(action: LibraryAction): (() => unknown) | undefined {
    const undo = this.parts.tab.change(action);
    return undo && (PLAINLY_UNDONE.has(action.kind) ? undo : byItems(undo));
  }

  /** Shares the lists from now on. @param choice where it is not the preset one of the preview */
  async join(name: string, choice?: JoinChoice): Promise<void> {
    const answer = await this.lists.chooseFolder();
    if (answer?.kind !== 'preview') throw new Error(answer?.reason ?? 'There is no folder.');
    await this.lists.join(answer, name, choice);
  }

  /** @returns a backup's text */
  async backUp(): Promise<string> {
    const { repository, tab } = this.parts;
    const madeAt = tab.outside.clock.now().toISOString();
    return (await backupFile.encode({ madeAt, bundle: repository.bundle() })).text;
  }

  async restore(backup: string, way: RestoreWay): Promise<void> {
    const { repository, tab } = this.parts;
    const restoring = new RestoreBackup({ ...tab.outside, repository, backupFile: backupFile });
    const read = await restoring.read(new Blob([backup]));
    if (read.kind === 'refusal') throw new Error(read.reason);
    restoring.execute(read, way);
  }

  /** That of the toast that says so; undefined where there is none. */
  undoOf(message: string): (() => void) | undefined {
    return this.parts.tab.emitted.findLast((toast) => toast.message === message)?.action?.run;
  }

  /** It cannot run any more. */
  freeze(): void {
    this.parts.tab.freezer.freeze();
  }

  thaw(): void {
    this.parts.tab.freezer.thaw();
  }

  /** As a visitor closes it. */
  close(): void {
    this.parts.tab.leave();
    this.kill();
  }

  kill(): void {
    this.parts.tab.kill();
    this.parts.unlock();
  }
}
