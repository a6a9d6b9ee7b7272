import { folderFaultOf } from '#domain/devices/folder-failure.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import { joinConflicts } from '#domain/devices/joining/join-conflicts.ts';
import { NOTHING_KNOWN, type Known } from '#domain/devices/known.ts';
import { mergingActions } from '#domain/devices/merging-actions.ts';
import { apply } from '#domain/library/apply.ts';
import { countsAdded, NO_COLLECTIONS } from '#domain/library/counts-of.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { DeviceFile, DeviceFileCodec } from '../../ports/devices/device-file.ts';
import type { FolderPlace, FolderPlaces } from '../../ports/devices/folder-places.ts';
import { inSlices } from '../../time/in-slices.ts';
import { nextTask } from '../../time/next-task.ts';
import type { JoinAnswer, JoinPreview } from './devices-facade.ts';
import { contentsNotices, faultText, otherDevices } from './devices-notices.ts';
import { FolderReading } from './round/folder-reading.ts';
import { joinFiles, mergeFiles } from './round/merge-files.ts';

interface PreviewJoinDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly folderPlaces: Pick<FolderPlaces, 'open'>;
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'decode'>;
  readonly clock: Clock;
  readonly consoleLog: ConsoleLog;
}

/** A device that joins has no id yet. */
const NO_DEVICE = '';

/** Computes the changes that joining would make. Nothing is written, here or there. */
export class PreviewJoin {
  constructor(private readonly deps: PreviewJoinDeps) {}

  /** Never rejects. */
  async execute(place: FolderPlace): Promise<JoinAnswer> {
    try {
      return await this.read(place);
    } catch (error) {
      const fault = folderFaultOf(error) ?? 'broken';
      if (fault === 'broken') this.deps.consoleLog.error('devices', 'A shared folder could not be looked at.', error);
      return { kind: 'refusal', reason: faultText(fault, place.kind) };
    }
  }

  private async read(place: FolderPlace): Promise<JoinAnswer> {
    const { folderPlaces, clock } = this.deps;
    const contents = await new FolderReading(this.deps).read(folderPlaces.open(place), '');
    const others = otherDevices(contents, '');
    const [unread] = contentsNotices(contents, others, clock);
    // There is no device to share with.
    if (unread && contents.files.length === 0) return { kind: 'refusal', reason: unread.text };
    const changes = await this.changes(contents.files);
    return { kind: 'preview', place, devices: others.map(({ name }) => name), ...changes };
  }

  private async changes(files: readonly DeviceFile[]): Promise<Omit<JoinPreview, 'kind' | 'place' | 'devices'>> {
    const { session, clock } = this.deps;
    const { library } = session;
    const own = await inSlices(joinRegisters(library, { device: NO_DEVICE, now: clock.now() }), clock);
    // The choice makes no title come or go.
    const order = { device: NO_DEVICE, choice: 'newer', clock } as const;
    const after = await this.with(library, await joinFiles({ registers: own, unapplied: new Map() }, files, order));
    const there = await mergeFiles(NOTHING_KNOWN, files, clock);
    const theirs = files.length > 0 ? await this.with(NO_COLLECTIONS, there) : EMPTY_LIBRARY;
    const adds = countsAdded(library, after);
    // To count thousands of titles takes a while.
    await nextTask(clock);
    const removes = countsAdded(after, library);
    await nextTask(clock);
    const gives = countsAdded(theirs, after);
    return { adds, removes, gives, ...(await inSlices(joinConflicts(own, there.registers, NO_DEVICE), clock)) };
  }

  private async with(library: Library, known: Known): Promise<Library> {
    const withViews = library.preferences.keepsHistory !== false;
    const { actions } = await inSlices(mergingActions(library, known, { withViews }), this.deps.clock);
    const after = apply(library, { kind: 'batch', actions });
    await nextTask(this.deps.clock);
    return after;
  }
}
