import type { RestoreWay } from '#application/use-cases/data/restore-backup.ts';
import type { Deed } from './deeds.ts';
import { factsOf, type Facts } from './facts-of.ts';
import type { Play } from './play.ts';
import { randomChange, type RandomChange } from './random-change.ts';
import type { RoamingDevice } from './roaming-device.ts';
import type { RoamingTab } from './roaming-tab.ts';
import { syncedOf } from './synced-of.ts';
import { UndoableActs, type UndoableDeed } from './undoable-acts.ts';

/** A visitor at one device: where they are, and what they do there. */
export class RoamingVisitor {
  /** What the device has heard of. */
  readonly seen = new Set<Deed>();
  isOnline = true;
  /** Cannot run, under the same identifier. */
  frozen: RoamingTab | undefined;
  /** Was left open on another network. */
  left: RoamingTab | undefined;
  private readonly acts: UndoableActs;
  private readonly backups: { readonly text: string; readonly facts: Facts }[] = [];

  constructor(
    private readonly play: Play,
    readonly device: RoamingDevice,
    /** Where the visitor is. */
    public tab: RoamingTab,
  ) {
    this.acts = new UndoableActs(play, device, this.seen);
  }

  /** Whether the library that was shared last is another than the one that it was made from. */
  get hasOwnNoted(): boolean {
    const { positions = {} } = this.device.memory.registersKept?.library?.version ?? {};
    return Object.values(positions).some((sequence) => sequence > 0);
  }

  /** @returns the id of what was changed; undefined where that is not checked, or nothing changed */
  async change(change?: RandomChange): Promise<string | undefined> {
    const { device, tab, seen, acts } = this;
    const { action, about } = change ?? randomChange(this.play.dice, device.clock.now().toISOString());
    const wasThere = about !== undefined && Object.hasOwn(syncedOf(tab.library), about.id);
    const undo = tab.do(action);
    // From here on it is durable.
    await device.clock.settle();
    if (undo && about) acts.add({ tab, undo, deeds: [{ wasThere, deed: this.play.deeds.note(about, seen) }] });
    return undo && about?.id;
  }

  /** Goes to another network, or back to one, and finds there what there was. */
  async move(identifier: string): Promise<void> {
    const { dice } = this.play;
    await this.thaw();
    const { tab, device } = this;
    const before = syncedOf(tab.library);
    const way = dice(4);
    if (way === 0) tab.close();
    if (way === 1) tab.kill();
    if (way === 2) await this.lose();
    if (way === 3) {
      this.left?.kill();
      this.left = tab;
    }
    this.tab = await device.open(identifier, dice(4) === 0 ? 3_000 : 0);
    this.expectSame(`came from ${tab.identifier} to ${identifier}`, syncedOf(this.tab.library), before);
    this.count('move');
  }

  /** The tab cannot run from now on; another one is opened. */
  async freeze(): Promise<void> {
    this.tab.freeze();
    this.frozen = this.tab;
    this.tab = await this.device.open(this.tab.identifier);
  }

  /** All tabs are closed, and one is opened anew where the visitor is. */
  async reopen(): Promise<void> {
    await this.thaw();
    for (const tab of [this.left, this.tab]) tab?.close();
    this.left = undefined;
    this.tab = await this.device.open(this.tab.identifier);
  }

  async thaw(): Promise<void> {
    const { frozen, tab, device } = this;
    if (!frozen) return;
    frozen.thaw();
    await device.clock.advance(5_000);
    this.expectSame('had a tab that ran again', syncedOf(frozen.library), syncedOf(tab.library));
    const [closed, stays] = this.play.dice(2) === 0 ? [tab, frozen] : [frozen, tab];
    closed.close();
    this.tab = stays;
    this.frozen = undefined;
    this.count('thaw');
  }

  /** Takes back what was done some time ago, but for what something was done about since. */
  undo(): Promise<void> {
    return this.acts.undoAny(this.tab);
  }

  async backUp(): Promise<void> {
    this.backups.push({ text: await this.tab.backUp(), facts: factsOf(this.tab.library) });
  }

  async restore(way: RestoreWay): Promise<void> {
    const { backups, tab, seen, device } = this;
    const backup = backups[this.play.dice(backups.length || 1)];
    if (!backup) return;
    const before = factsOf(tab.library);
    await tab.restore(backup.text, way);
    await device.clock.settle();
    const after = factsOf(tab.library);
    const deeds: UndoableDeed[] = [];
    const touched = way === 'merge' ? backup.facts.keys() : [...before.keys(), ...backup.facts.keys()];
    for (const id of new Set(touched)) {
      const isThere = backup.facts.has(id);
      // What there was already as the backup has it is not touched.
      if (before.has(id) !== isThere || before.get(id) !== after.get(id))
        deeds.push({ wasThere: before.has(id), deed: this.play.deeds.note({ id, isThere }, seen) });
    }
    const undo = tab.undoOf('Backup restored');
    if (undo) this.acts.add({ tab, undo, deeds });
    this.count(way);
  }

  /** @param killAt the call at which the page is killed. @returns whether the round came to its end */
  async round(killAt?: number): Promise<boolean> {
    const { device, tab } = this;
    const { killer } = device;
    if (killAt !== undefined) killer.arm(killAt, this.play.dice(2) === 0);
    const isDone = await device.settle(tab.lists.syncNow());
    const { isKilled } = killer;
    killer.disarm();
    if (isKilled) {
      tab.kill();
      this.tab = await device.open(tab.identifier);
      this.count('kill');
    }
    return isDone;
  }

  /** Agrees to each question of sharing. */
  async answer(): Promise<void> {
    const { lists } = this.tab;
    const { state$ } = lists;
    let isAsked = false;
    state$
      .subscribe((state) => {
        if (state.status !== 'on') return;
        isAsked = state.question !== undefined;
        if (state.notices.some(({ text }) => text.includes('rests here'))) this.play.faults.push('shares nothing');
      })
      .unsubscribe();
    if (isAsked) await this.device.settle(lists.answer(true));
  }

  /** The browser is killed before the last that was written to localStorage reached the disk. */
  private async lose(): Promise<void> {
    // A save, and what the log then keeps of it.
    await this.device.clock.advance(5_000);
    for (const tab of [this.tab, this.left, this.frozen]) tab?.kill();
    this.left = undefined;
    this.device.lose(this.play.dice(8));
  }

  private expectSame(when: string, found: object, expected: object): void {
    if (JSON.stringify(found) !== JSON.stringify(expected)) this.play.faults.push(when);
  }

  private count(act: string): void {
    this.play.done[act] = (this.play.done[act] ?? 0) + 1;
  }
}
