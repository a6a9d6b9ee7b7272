import type { Deed } from './deeds.ts';
import type { Play } from './play.ts';
import type { RoamingDevice } from './roaming-device.ts';
import type { RoamingTab } from './roaming-tab.ts';
import { syncedOf } from './synced-of.ts';

/** What an act did to one thing, and whether that was there before. */
export interface UndoableDeed {
  readonly deed: Deed;
  readonly wasThere: boolean;
}

/** Something that was done, and can be undone from its toast as long as its tab is there. */
interface UndoableAct {
  readonly tab: RoamingTab;
  readonly undo: () => unknown;
  readonly deeds: readonly UndoableDeed[];
}

/** The acts of a visitor at one device, and what becomes of them when they are undone, however late. */
export class UndoableActs {
  private readonly acts: UndoableAct[] = [];
  /** What was taken back in each tab, and by what: it is as though neither had been done. */
  private readonly voids = new Map<RoamingTab, ReadonlySet<Deed>>();

  /** @param seen what the device has heard of */
  constructor(
    private readonly play: Play,
    private readonly device: Pick<RoamingDevice, 'clock'>,
    private readonly seen: Set<Deed>,
  ) {}

  add(act: UndoableAct): void {
    this.acts.push(act);
  }

  /** Takes back any act of a tab, but for what something was done about since. */
  async undoAny(tab: RoamingTab): Promise<void> {
    const acts = this.acts.filter((each) => each.tab === tab);
    const act = acts[this.play.dice(acts.length || 1)];
    if (!act) return;
    this.acts.splice(this.acts.indexOf(act), 1);
    const undone = act.deeds.filter(({ deed }) => this.since(deed, tab).length === 0);
    const undecided = act.deeds.filter(({ deed }) => this.isUndecided(deed, tab));
    const before = syncedOf(tab.library);
    act.undo();
    // Of much, it is done in slices.
    await this.device.clock.advance(100);
    for (const { deed, wasThere } of undone) this.noteUndone(deed, wasThere, tab);
    for (const { deed } of undecided) {
      const isThere = Object.hasOwn(syncedOf(tab.library), deed.id);
      if (isThere !== Object.hasOwn(before, deed.id)) this.noteUndone(deed, isThere, tab);
    }
    this.count(undone.length < act.deeds.length ? 'late undo' : 'undo');
    if (act.deeds.length > 1) this.count('undo of much');
  }

  /** What is known to have been done about the same thing, and was not known when this was done. */
  private since(deed: Deed, tab: RoamingTab): readonly Deed[] {
    const voids = this.voids.get(tab);
    return [...this.seen].filter((other) => other.id === deed.id && !deed.seen.has(other) && !voids?.has(other));
  }

  /** Whether only others did something about it meanwhile, not knowing of this: the clocks tell which of them counts. */
  private isUndecided(deed: Deed, tab: RoamingTab): boolean {
    const since = this.since(deed, tab);
    return since.length > 0 && since.every(({ seen }) => !seen.has(deed));
  }

  private noteUndone(deed: Deed, isThere: boolean, tab: RoamingTab): void {
    const undoing = this.play.deeds.note({ id: deed.id, isThere }, this.seen);
    this.voids.set(tab, new Set([...(this.voids.get(tab) ?? []), deed, undoing]));
  }

  private count(act: string): void {
    this.play.done[act] = (this.play.done[act] ?? 0) + 1;
  }
}
