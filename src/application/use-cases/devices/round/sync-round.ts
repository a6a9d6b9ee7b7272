import { drasticLoss, type DrasticQuestion, FEWEST_LOST } from '#domain/devices/drastic-loss.ts';
import { type FolderFault, folderFaultOf } from '#domain/devices/folder-failure.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import type { Known } from '#domain/devices/known.ts';
import { unsharedShows } from '#domain/devices/library-items.ts';
import { type Merging, mergingActions, withApplied } from '#domain/devices/merging-actions.ts';
import { apply } from '#domain/library/apply.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import type { LibraryRepository } from '../../../library/library-repository.ts';
import { supersedes } from '../../../library/lineage/lineage.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DeviceFile, DeviceFileCodec } from '../../../ports/devices/device-file.ts';
import type { DevicesFolder } from '../../../ports/devices/devices-folder.ts';
import type { Membership, MembershipMemory } from '../../../ports/devices/membership-memory.ts';
import type { Lineage } from '../../../ports/library/origin.ts';
import { inSlices } from '../../../time/in-slices.ts';
import { type FolderContents, FolderReading } from './folder-reading.ts';
import { joinFiles, mergeFiles } from './merge-files.ts';
import { type DrasticAnswer, type NotedLibrary, Noting } from './noting.ts';
import { OwnFile } from './own-file.ts';
import type { RemovalsElsewhere } from './removals-elsewhere.ts';
import { RoundChanges, type RoundChangesDeps } from './round-changes.ts';

/** The known registers, and the library that they are of. */
interface KnownOf {
  readonly known: Known;
  readonly library?: Lineage;
}

interface KnownRegistersDeps {
  readonly membershipMemory: Pick<MembershipMemory, 'registers' | 'saveRegisters'>;
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'encodeKnown' | 'decodeKnown'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** The registers that this device knows, in the memory of all its tabs. Between rounds a tab holds them as well. */
class KnownRegisters {
  private last: (KnownOf & { readonly text: string }) | undefined;

  constructor(private readonly deps: KnownRegistersDeps) {}

  /**
   * Whether these are the registers that this tab loaded or saved last, and of the same library. A library that this one was made from
   * is not shared any more.
   */
  isLast(known: Known, { identifier }: Lineage): boolean {
    return this.last?.known === known && this.last.library?.identifier === identifier;
  }

  /** Undefined where no registers are kept, or none that can be read. Rejects when the device refuses. */
  async load(): Promise<KnownOf | undefined> {
    const { membershipMemory, deviceFileCodec, clock } = this.deps;
    const kept = await membershipMemory.registers();
    if (kept === undefined) return undefined;
    const { text, library } = kept;
    // Another tab may have saved since.
    const known = text === this.last?.text ? this.last.known : await inSlices(deviceFileCodec.decodeKnown(text), clock);
    this.last = known && { text, known, ...(library && { library }) };
    return this.last;
  }

  /** Rejects when the device refuses. @param library the library in which changes were noted */
  async save(known: Known, library: Lineage): Promise<void> {
    const { membershipMemory, deviceFileCodec, clock } = this.deps;
    const text = await inSlices(deviceFileCodec.encodeKnown(known), clock);
    await membershipMemory.saveRegisters({ text, library });
    this.last = { text, known, library };
  }
}

interface Plan {
  readonly action: LibraryAction;
  /** The known registers once the action is done. */
  readonly known: Known;
  /** The counts of a loss of most of the library: none of that loss is in the plan. */
  readonly lost?: LibraryCounts;
}

interface PlanOptions {
  /** Whether the visitor has agreed to all removals. */
  readonly isAgreed: boolean;
  /** Whether the registers of the viewing history are applied. */
  readonly withViews: boolean;
  /** Registers about which the visitor is asked already: they stay unapplied, whatever others say of them meanwhile. */
  readonly asked: ReadonlySet<string>;
}

/** The ids of registers that are removed elsewhere, and not here yet. */
const waitingRemovals = ({ registers, unapplied }: Known): ReadonlySet<string> =>
  new Set([...unapplied.keys()].filter((id) => registers.get(id)?.item === null));

const isMaybeDrastic = ({ registers }: Known, removals: ReadonlySet<string>): boolean =>
  removals.size >= FEWEST_LOST || [...removals].some((id) => registers.get(id)?.list === 'collections');

/** Plans the action by which the library gets the items of the registers. The library is not touched. */
const planMerging = async (
  library: Library,
  known: Known,
  { isAgreed, withViews, asked, clock }: PlanOptions & { readonly clock: Pick<Clock, 'scheduler'> },
): Promise<Plan> => {
  const planned = (held: ReadonlySet<string>): Promise<Merging> =>
    inSlices(mergingActions(library, known, { withViews, held }), clock);
  const planOf = ({ actions, applied }: Merging): Plan => ({
    action: { kind: 'batch', actions },
    known: applied.size === 0 ? known : withApplied(known, applied),
  });
  const plan = planOf(await planned(asked));
  const removals = waitingRemovals(known);
  if (isAgreed || !isMaybeDrastic(known, removals)) return plan;
  const lost = drasticLoss(library, apply(library, plan.action));
  return lost ? { ...planOf(await planned(new Set([...asked, ...removals]))), lost } : plan;
};

/** What is asked about already stays as it is, and so does the history beside it. */
const optionsOf = ({ library, lost }: NotedLibrary, { isJoining, answer }: RoundOrder): PlanOptions => ({
  isAgreed: Boolean(isJoining) || (answer?.kind === 'remove-here' && answer.removes),
  withViews: library.preferences.keepsHistory !== false && !lost,
  asked: lost?.ids ?? new Set(),
});

export interface SyncRoundDeps extends RoundChangesDeps {
  readonly repository: Pick<LibraryRepository, 'catchUp' | 'isStopped'>;
  readonly membershipMemory: Pick<MembershipMemory, 'registers' | 'saveRegisters'>;
  readonly deviceFileCodec: DeviceFileCodec;
  readonly clock: Clock;
}

export interface RoundOrder {
  readonly membership: Membership;
  /** Without a folder, the changes of this device are noted, and nothing else is done. */
  readonly folder?: DevicesFolder;
  readonly answer?: DrasticAnswer;
  /** The visitor has seen a preview of the changes. */
  readonly isJoining?: boolean;
}

export interface RoundReport {
  /** 'unsaved': a change of the visitor's is not durable yet. 'other-library': another library than this is shared. */
  readonly fault?: FolderFault | 'unsaved' | 'other-library';
  /** The contents of the folder, where it was read. */
  readonly contents?: FolderContents;
  readonly question?: DrasticQuestion;
  /** The file of this device is larger than other devices take. */
  readonly isTooLarge?: boolean;
  /** The shows of which not all episodes are shared. */
  readonly unshared?: readonly WatchedShow[];
}

const UNSAVED: RoundReport = { fault: 'unsaved' };
const OTHER_LIBRARY: RoundReport = { fault: 'other-library' };
/** The visitor may change the library during each attempt. Then the next round comes soon. */
const ATTEMPTS = 5;

/**
 * One round of sharing: notes, reads, merges, keeps, applies and writes, in this order (product.md, Devices: round). It may be
 * killed anywhere. It runs in one tab at a time.
 */
export class SyncRound {
  private readonly registers: KnownRegisters;
  private readonly reading: FolderReading;
  private readonly noting: Noting;
  private readonly changes: RoundChanges;
  readonly ownFile: OwnFile;

  constructor(
    private readonly deps: SyncRoundDeps,
    private readonly removals: Pick<RemovalsElsewhere, 'note'>,
    leave: () => Promise<boolean>,
  ) {
    this.registers = new KnownRegisters(deps);
    this.reading = new FolderReading(deps);
    this.noting = new Noting(deps);
    this.changes = new RoundChanges(deps, leave);
    this.ownFile = new OwnFile(deps);
  }

  /** Rejects when the device refuses to keep anything. */
  async run(order: RoundOrder): Promise<RoundReport> {
    const { device } = order.membership;
    // A change of another tab that this one has not heard of would be taken for a removal.
    const library = await this.deps.repository.catchUp();
    if (!library) return UNSAVED;
    const known = await this.open(order, library);
    if (!known) return OTHER_LIBRARY;
    const noted = await this.noting.note(known, device, order.answer);
    if (!(await this.keep(noted.known))) return UNSAVED;
    const { folder } = order;
    if (!folder) return this.reportOf(noted);
    return this.withFault(this.reportOf(noted), () => this.sync(noted, { ...order, folder }));
  }

  private async sync(
    noted: NotedLibrary,
    order: RoundOrder & { readonly folder: DevicesFolder },
  ): Promise<RoundReport> {
    const { folder, membership } = order;
    const contents = await this.reading.read(folder, membership.device);
    const own = await this.ownFile.read(folder, contents.own);
    const merged = await this.merge(noted.known, [...contents.files, ...(own ? [own] : [])], membership);
    if (!merged) return { ...UNSAVED, contents };
    const applied = await this.apply({ ...noted, known: merged }, { ...order, contents });
    if (!(await this.keep(applied.known))) return { ...UNSAVED, contents };
    const report = { ...this.reportOf(applied, applied.question), contents };
    return this.withFault(report, async () => ({
      ...report,
      isTooLarge: !(await this.ownFile.write(folder, membership, applied.known.registers)),
    }));
  }

  /** @param before the report where the folder fails */
  private async withFault(before: RoundReport, work: () => Promise<RoundReport>): Promise<RoundReport> {
    try {
      return await work();
    } catch (error) {
      const fault = folderFaultOf(error);
      if (!fault) throw error;
      return { ...before, fault };
    }
  }

  /** @returns undefined where the known registers are of another library: items that this one lacks were never removed from that one */
  private async open({ membership, answer }: RoundOrder, library: Lineage): Promise<Known | undefined> {
    const { session, clock } = this.deps;
    const { known, library: noted } = (await this.registers.load()) ?? {};
    if (noted && !supersedes(library, noted)) return undefined;
    if (known && answer?.kind === 'remove-here' && !answer.removes) return this.keeping(known);
    if (known) return known;
    this.reading.forgetMerged();
    const context = { device: membership.device, now: clock.now() };
    return { registers: await inSlices(joinRegisters(session.library, context), clock), unapplied: new Map() };
  }

  /** Items that others have removed, and that are here still, count as added anew by the visitor. */
  private keeping({ registers, unapplied }: Known): Known {
    const removals = waitingRemovals({ registers, unapplied });
    return { registers, unapplied: new Map([...unapplied].filter(([id]) => !removals.has(id))) };
  }

  private async merge(
    known: Known,
    files: readonly DeviceFile[],
    { device, joining }: Membership,
  ): Promise<Known | undefined> {
    const { clock } = this.deps;
    const fresh = files.filter((file) => !this.reading.isMerged(file));
    const merged = joining
      ? await joinFiles(known, files, { device, choice: joining, clock })
      : await mergeFiles(known, fresh, clock);
    if (!(await this.keep(merged))) return undefined;
    this.reading.noteMerged(fresh);
    return merged;
  }

  private async apply(
    noted: NotedLibrary,
    order: RoundOrder & { readonly contents: FolderContents },
  ): Promise<NotedLibrary & Pick<RoundReport, 'question'>> {
    const { session, clock } = this.deps;
    let current = noted;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (session.library !== current.library) current = await this.noting.note(current.known, order.membership.device);
      const { library, known } = current;
      const plan = await planMerging(library, known, { ...optionsOf(current, order), clock });
      await this.removals.note({ library, before: known, after: plan.known, contents: order.contents });
      if (session.library !== library) continue;
      this.changes.make(plan.action, order);
      const question = plan.lost && { kind: 'remove-here' as const, counts: plan.lost };
      return { ...current, known: plan.known, ...(question && { question }) };
    }
    return current;
  }

  /** @returns whether the registers are kept. Other tabs must not hear of changes that may be lost with the page. */
  private async keep(known: Known): Promise<boolean> {
    const { session, repository } = this.deps;
    if (session.unwritten.length > 0 && !(await session.isDurable())) return false;
    const library = await repository.catchUp();
    if (!library) return false;
    if (!this.registers.isLast(known, library)) await this.registers.save(known, library);
    return true;
  }

  private reportOf({ lost, library }: NotedLibrary, question?: DrasticQuestion): RoundReport {
    const asked = lost ? { kind: 'remove-there' as const, counts: lost.counts } : question;
    const unshared = unsharedShows(library.episodes);
    return { ...(asked && { question: asked }), ...(unshared.length > 0 && { unshared }) };
  }
}
