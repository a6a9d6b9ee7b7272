import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { takeRegisters } from '#domain/devices/known.ts';
import type { Registers } from '#domain/devices/register.ts';
import type { Library } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';
import type { Deed } from './deeds.ts';
import { factsOf } from './facts-of.ts';
import { JoiningCheck } from './joining-check.ts';
import { markIn } from './mark-in.ts';
import type { Play } from './play.ts';
import { randomMark } from './random-change.ts';
import type { RoamingMeetings } from './roaming-meetings.ts';
import type { RoamingVisitor } from './roaming-visitor.ts';
import { syncedOf } from './synced-of.ts';

const CHOICES: readonly JoinChoice[] = ['mine', 'theirs', 'newer'];
/** So many changes each device makes while one is apart, or has just joined. */
const CHANGES = 5;

const FIELDS = ['seenAt', 'rating', 'note'] as const;

const registersIn = (texts: readonly string[]): Registers =>
  texts.reduce<Registers>((registers, text) => {
    const decoded = resultOf(new JsonDeviceFileCodec().decode(text));
    if (decoded.kind !== 'read') throw new Error('A device has written a file that cannot be read.');
    return resultOf(takeRegisters({ registers, unapplied: new Map() }, decoded.file.registers.values())).registers;
  }, new Map());

/** A device that leaves, goes on alone, joins again, and may undo that: whether what comes of it is right is checked at once. */
export class Rejoining {
  /** What it has done by now is with the others. */
  private shared: ReadonlySet<Deed> = new Set();
  private before: Library;
  /** What the visitor has changed here since it has joined: the libraries before and after the last change of each. */
  private readonly changed = new Map<string, readonly [before: Library, after: Library]>();
  private undoing: (() => void) | undefined;

  constructor(
    private readonly play: Play,
    private readonly meetings: RoamingMeetings,
    private readonly visitor: RoamingVisitor,
  ) {
    this.before = this.library;
  }

  async run(): Promise<void> {
    const { visitor, meetings } = this;
    await visitor.reopen();
    await meetings.meetAll();
    this.shared = new Set(visitor.seen);
    await visitor.device.settle(visitor.tab.lists.leave());
    await this.goOn();
    await this.join();
    if (this.play.dice(2) === 0 && this.undoing) {
      await this.goOn();
      await meetings.meetAll();
      await this.undo();
      await this.goOn();
      await this.join();
    }
    await visitor.reopen();
  }

  private get library(): Library {
    return this.visitor.tab.library;
  }

  private get others(): readonly RoamingVisitor[] {
    return this.meetings.visitors.filter((each) => each !== this.visitor);
  }

  /** All make some changes, and those that take part hear of each other. */
  private async goOn(): Promise<void> {
    const { meetings, visitor } = this;
    const { dice } = this.play;
    for (let turn = 0; turn < CHANGES; turn += 1)
      for (const each of meetings.visitors) {
        const before = this.library;
        const id = await each.change(dice(3) === 0 ? randomMark(dice) : undefined);
        if (each === visitor && id !== undefined) this.changed.set(id, [before, this.library]);
        await meetings.advance(dice(2_500));
        if (each.device.memory.kept && dice(2) === 0) await meetings.round(each);
        meetings.carryAll();
      }
  }

  private async join(): Promise<void> {
    const { visitor, meetings, play, library: before } = this;
    const { device, tab, seen } = visitor;
    const choice = CHOICES[play.dice(CHOICES.length)] ?? 'newer';
    const texts = [...device.folder.files.values()];
    const alone = this.forgetAlone();
    await device.settle(tab.join('Back', choice));
    // Its toast goes soon.
    this.undoing = tab.undoOf('Lists joined');
    this.before = before;
    this.changed.clear();
    const isSame = JSON.stringify(syncedOf(this.library)) === JSON.stringify(syncedOf(before));
    if (!this.undoing && !isSame) play.faults.push('joining cannot be undone');
    const check = new JoiningCheck({ before, after: this.library, theirs: registersIn(texts), choice });
    play.faults.push(...check.faults);
    play.deeds.forget(alone);
    meetings.hear(visitor);
    for (const id of check.said) play.deeds.note({ id, isThere: true }, seen);
    for (const text of device.folder.files.values()) if (!texts.includes(text)) meetings.noteSeen(visitor, text);
    if (check.hasConflict) this.count(`join: ${choice}`);
  }

  /** What it has done alone counts by what came of it. @returns that, which is no more among what it has heard of */
  private forgetAlone(): ReadonlySet<Deed> {
    const { seen } = this.visitor;
    const alone = new Set([...seen].filter((deed) => !this.shared.has(deed)));
    for (const deed of alone) seen.delete(deed);
    return alone;
  }

  /** Presses 'Undo' of 'Lists joined'. All that was done is shared by now (product.md, Devices: undo of joining). */
  private async undo(): Promise<void> {
    const { visitor, meetings, play } = this;
    const { device } = visitor;
    const had = this.others.map(({ tab }) => syncedOf(tab.library));
    const written = [...device.folder.calls];
    this.undoing?.();
    await device.clock.advance(1_000);
    this.checkTakenBack();
    if (device.memory.kept) play.faults.push('undo of joining did not leave');
    if (device.folder.calls.slice(written.length).some((call) => call.startsWith('write')))
      play.faults.push('undo of joining wrote to the others');
    await meetings.meetAll();
    if (JSON.stringify(this.others.map(({ tab }) => syncedOf(tab.library))) !== JSON.stringify(had))
      play.faults.push('undo of joining changed something on another device');
    this.shared = new Set(visitor.seen);
    this.count('undo of joining');
  }

  /** All is as it was before, but for what the visitor has done here since. */
  private checkTakenBack(): void {
    const [mine, now] = [factsOf(this.before), factsOf(this.library)];
    for (const id of new Set([...mine.keys(), ...now.keys(), ...this.changed.keys()]))
      if (!(this.changed.has(id) ? this.isAsChanged(id) : now.get(id) === mine.get(id)))
        this.play.faults.push(`undo of joining left ${id} otherwise than it was: ${mine.get(id)}, ${now.get(id)}`);
  }

  private isAsChanged(id: string): boolean {
    const [before, after] = this.changed.get(id) ?? [this.before, this.before];
    const isThere = factsOf(this.library).has(id);
    if (isThere === factsOf(after).has(id)) return true;
    if (!isThere || !id.startsWith('marks ')) return false;
    // What others had taken out of a mark comes back. The visitor has removed only what it said still.
    const [own, removed, now] = [this.before, before, this.library].map((library) => markIn(library, id));
    return FIELDS.every((field) => now?.[field] === (removed?.[field] === undefined ? own?.[field] : undefined));
  }

  private count(act: string): void {
    this.play.done[act] = (this.play.done[act] ?? 0) + 1;
  }
}
