import type { Deed } from './deeds.ts';
import { carry } from './fake-network.ts';
import type { RoamingVisitor } from './roaming-visitor.ts';

/** How the devices of a simulation hear of each other: each has a folder of its own, whose files are carried to the others' now and then. */
export class RoamingMeetings {
  readonly visitors: RoamingVisitor[] = [];
  private readonly seenBy = new Map<string, ReadonlySet<Deed>>();
  /** Whose tab shares from now on: of two with two libraries, the one that has shared last, and has something of its own. */
  private readonly isSyncing = new Set<RoamingVisitor>();

  /** From here on its files say what it has heard of. */
  add(visitor: RoamingVisitor): void {
    const { folder } = visitor.device;
    const write = folder.write.bind(folder);
    folder.write = async (file, text) => {
      this.hear(visitor);
      this.noteSeen(visitor, text);
      await write(file, text);
    };
    this.visitors.push(visitor);
  }

  async advance(ms: number): Promise<void> {
    for (const { device } of this.visitors) await device.clock.advance(ms);
  }

  /** @param killAt the call at which the page is killed */
  async round(visitor: RoamingVisitor, killAt?: number): Promise<void> {
    if (!(await visitor.round(killAt))) return;
    if (visitor.hasOwnNoted) this.isSyncing.add(visitor);
    this.hear(visitor);
    await visitor.answer();
  }

  /** A round in the tab that was left open on another network. */
  async roundOfLeft(visitor: RoamingVisitor): Promise<void> {
    const { left, device } = visitor;
    if (left && this.isSyncing.has(visitor)) await device.settle(left.lists.syncNow());
  }

  /** It has shared nothing of the library that it has now. */
  noteMoved(visitor: RoamingVisitor): void {
    this.isSyncing.delete(visitor);
  }

  /** It has by now all that is in its folder. */
  hear({ device, seen }: RoamingVisitor): void {
    for (const text of device.folder.files.values()) for (const deed of this.seenBy.get(text) ?? []) seen.add(deed);
  }

  /** @param text of a file that says all that the device has heard of by now */
  noteSeen({ seen }: RoamingVisitor, text: string): void {
    this.seenBy.set(text, new Set(seen));
  }

  async meetAll(): Promise<void> {
    for (const visitor of this.visitors) visitor.isOnline = true;
    for (let turn = 0; turn < 4; turn += 1) {
      for (const visitor of this.visitors) await this.round(visitor);
      this.carryAll();
    }
  }

  carryAll(): void {
    for (const { device: from, isOnline } of this.visitors)
      for (const to of this.visitors)
        if (from !== to.device && isOnline && to.isOnline && from.memory.kept)
          carry(from.folder, to.device.folder, from.memory.kept.device);
  }
}
