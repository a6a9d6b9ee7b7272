import { FolderError } from '#domain/devices/folder-failure.ts';
import type { DevicesFolder } from '../../ports/devices/devices-folder.ts';
import type { FolderPlaces } from '../../ports/devices/folder-places.ts';
import type { Membership, MembershipMemory } from '../../ports/devices/membership-memory.ts';
import { Backoff } from './backoff.ts';
import type { JoinedState } from './devices-facade.ts';
import { contentsNotices, noticesOf, otherDevices, type SyncFault } from './devices-notices.ts';
import { FolderExtras, type FolderExtrasDeps } from './folder-extras.ts';
import type { RemovalsElsewhere } from './round/removals-elsewhere.ts';
import { SyncRound, type RoundOrder, type RoundReport, type SyncRoundDeps } from './round/sync-round.ts';

export interface JoinedFolderDeps extends SyncRoundDeps, Pick<FolderExtrasDeps, 'backupFile' | 'knownCalendar'> {
  readonly repository: SyncRoundDeps['repository'] & FolderExtrasDeps['repository'];
  readonly membershipMemory: SyncRoundDeps['membershipMemory'] & Pick<MembershipMemory, 'changeMembership'>;
  readonly folderPlaces: Pick<FolderPlaces, 'open'>;
}

/** What the rounds of a folder lead to in this tab. */
interface FolderOutside {
  readonly removals: Pick<RemovalsElsewhere, 'note' | 'shown'>;
  /** Ends this device's part in sharing. Never rejects. @returns whether it has ended */
  readonly leave: () => Promise<boolean>;
}

/** A round as it was asked for. */
export interface FolderRound extends Pick<RoundOrder, 'answer' | 'isJoining'> {
  /** The folder is used although its pause is not over. */
  readonly isForced?: boolean;
}

/** The facts that the last rounds have found. */
interface Findings extends Pick<JoinedState, 'others' | 'notices' | 'removals'> {
  readonly question?: JoinedState['question'] | undefined;
}

const placeOf = ({ place }: Membership): Pick<JoinedState, 'place' | 'folder' | 'pairingPath'> =>
  place.kind === 'disk'
    ? { place: 'disk', folder: place.name }
    : { place: 'host', pairingPath: `/pair#${place.secret}` };

/** The same folder. Once `isOver`, each write rejects with a `FolderError` before it begins. */
const writableUntil = (folder: DevicesFolder, isOver: () => boolean): DevicesFolder => ({
  list: () => folder.list(),
  read: (name) => folder.read(name),
  write: async (name, text) => {
    if (isOver()) throw new FolderError('unreachable');
    await folder.write(name, text);
  },
  remove: (name) => folder.remove(name),
});

/** The folder that a device shares by, with all that a tab knows of it: from when the device joins until it leaves. */
export class JoinedFolder {
  private readonly backoff: Backoff;
  private readonly extras: FolderExtras;
  private readonly round: SyncRound;
  private findings: Findings = { others: [], notices: [], removals: [] };

  constructor(
    private readonly deps: JoinedFolderDeps,
    private readonly outside: FolderOutside,
    private membership: Membership,
  ) {
    this.backoff = new Backoff(deps.clock);
    this.round = new SyncRound(deps, outside.removals, outside.leave);
    this.extras = new FolderExtras(deps, () => this.round.ownFile.keepPace());
  }

  get device(): string {
    return this.membership.device;
  }

  get place(): Membership['place'] {
    return this.membership.place;
  }

  /** The state that is shown of a device that takes part. */
  state(isWorking: boolean): JoinedState {
    const { name, keepsBackups, sharedAt, backedUpAt } = this.membership;
    const { question, ...found } = this.findings;
    const calendarFile = this.extras.calendarFile(this.membership);
    return {
      status: 'on',
      name,
      ...placeOf(this.membership),
      ...found,
      isWorking,
      keepsBackups,
      ...(question && { question }),
      ...(calendarFile && { calendarFile }),
      ...(sharedAt !== undefined && { sharedAt: new Date(sharedAt) }),
      ...(backedUpAt !== undefined && { backedUpAt: new Date(backedUpAt) }),
    };
  }

  /** Takes over the membership as it is kept: another tab may have changed it. */
  update(membership: Membership): void {
    this.membership = membership;
  }

  /** The folder may be there again. */
  endPause(): void {
    this.backoff.reset();
  }

  /** Rejects when the device refuses to keep anything. */
  async run({ isForced = false, ...order }: FolderRound): Promise<void> {
    const { membership } = this;
    const folder = isForced || this.backoff.isDue ? this.open() : undefined;
    const report = await this.round.run({ membership, ...order, ...(folder && { folder }) });
    if (folder) await this.finish(folder, report);
    this.note(report, !folder);
    const removals = report.fault === 'other-library' ? [] : await this.outside.removals.shown();
    this.findings = { ...this.findings, removals };
  }

  /** A round has failed as a whole. */
  failed(fault: SyncFault): void {
    this.backoff.failed();
    this.findings = { ...this.findings, notices: noticesOf({ fault }, this.place.kind) };
  }

  /** The folder takes no more writes once the library is being erased. */
  private open(): DevicesFolder {
    const { folderPlaces, repository } = this.deps;
    return writableUntil(folderPlaces.open(this.place), () => repository.isStopped);
  }

  private async finish(folder: DevicesFolder, report: RoundReport): Promise<void> {
    const { fault, contents, isTooLarge } = report;
    if (fault && fault !== 'unsaved' && fault !== 'other-library') this.backoff.failed();
    if (fault || !contents || isTooLarge) return;
    this.backoff.reset();
    const { joining: _, ...joined } = this.membership;
    const sharedAt = this.deps.clock.now().toISOString();
    const backedUpAt = await this.extras.keep(folder, this.membership, contents.names);
    const kept = { ...joined, sharedAt, ...(backedUpAt !== undefined && { backedUpAt }) };
    await this.deps.membershipMemory.changeMembership(kept);
    this.membership = kept;
  }

  /** @param isSame the folder was not read: the findings stay */
  private note(report: RoundReport, isSame: boolean): void {
    const { contents, question } = report;
    const { findings } = this;
    const others = contents ? otherDevices(contents, this.device) : findings.others;
    const notices = [
      ...noticesOf(report, this.place.kind),
      ...(contents ? contentsNotices(contents, others, this.deps.clock) : []),
      ...this.extras.notices,
    ];
    const isAsked = findings.question?.kind === 'remove-here' && !contents;
    this.findings = {
      ...findings,
      others,
      notices: isSame && notices.length === 0 ? findings.notices : notices,
      question: question ?? (isAsked ? findings.question : undefined),
    };
  }
}
