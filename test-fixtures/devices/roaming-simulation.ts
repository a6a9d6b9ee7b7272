import { NO_ADDRESS } from '../library/networks.ts';
import { Deeds, type Deed } from './deeds.ts';
import { carry } from './fake-network.ts';
import { diceOf, type Dice } from './random-change.ts';
import { RoamingDevice } from './roaming-device.ts';
import { RoamingVisitor } from './roaming-visitor.ts';

const HOUR = 3_600_000;
/** The last is that of a visit in which no address could be found. */
const NETWORKS = ['203.0.113.7', '198.51.100.9', '192.0.2.1', NO_ADDRESS] as const;
/** So many turns, each with a save, a tab cannot run. */
const FROZEN_TURNS = 6;

/** Devices of one visitor that come and go between networks, meet now and then, are killed, and have tabs that cannot run for a while. */
export class RoamingSimulation {
  readonly deeds = new Deeds();
  readonly faults: string[] = [];
  readonly done: Record<string, number> = {};
  readonly visitors: RoamingVisitor[] = [];
  readonly dice: Dice;
  private readonly seenBy = new Map<string, ReadonlySet<Deed>>();
  private readonly frozenFor = new Map<RoamingVisitor, number>();
  /** Whose tab shares from now on: of two with two libraries, the one that has shared last, and has something of its own. */
  private readonly isSyncing = new Set<RoamingVisitor>();

  constructor(seed: number) {
    this.dice = diceOf(seed);
  }

  /** @param count of devices */
  async joinAll(count: number): Promise<void> {
    for (let at = 1; at <= count; at += 1) await this.join(`Device ${at}`);
    await this.meetAll();
  }

  /** @param changes how many each makes */
  async play(changes: number): Promise<void> {
    for (let left = changes * this.visitors.length; left > 0; left -= 1) {
      const visitor = this.visitors[left % this.visitors.length];
      if (!visitor) continue;
      await visitor.change();
      await this.advance(this.dice(3) === 0 ? this.dice(20_000) : this.dice(2_500));
      await this.act(visitor);
      await this.share(visitor);
    }
  }

  /** All files arrive everywhere, and each device visits each of its networks once more. */
  async end(): Promise<void> {
    for (const visitor of this.visitors) await visitor.thaw();
    await this.meetAll();
    for (const visitor of this.visitors) for (const network of NETWORKS) await visitor.move(network);
    await this.meetAll();
  }

  private async join(name: string): Promise<void> {
    const device = new RoamingDevice((this.dice(11) - 5) * HOUR);
    const tab = await device.open(NETWORKS[0]);
    const visitor = new RoamingVisitor(this, device, tab);
    const write = device.folder.write.bind(device.folder);
    device.folder.write = async (file, text) => {
      this.hear(visitor);
      this.seenBy.set(text, new Set(visitor.seen));
      await write(file, text);
    };
    await device.settle(tab.join(name));
    this.visitors.push(visitor);
    // From here on nothing is shared by time: a page that is not activated shares when it is told to.
    tab.close();
    visitor.tab = await device.open(NETWORKS[0]);
  }

  private async advance(ms: number): Promise<void> {
    for (const { device } of this.visitors) await device.clock.advance(ms);
  }

  /** Something else than a change. */
  private async act(visitor: RoamingVisitor): Promise<void> {
    const { dice } = this;
    if (dice(12) === 0) {
      await visitor.move(NETWORKS[dice(NETWORKS.length)] ?? NO_ADDRESS);
      this.isSyncing.delete(visitor);
    }
    if (dice(6) === 0) await visitor.undo();
    if (dice(15) === 0) await visitor.backUp();
    if (dice(50) === 0) await visitor.restore(dice(2) === 0 ? 'merge' : 'replace');
    await this.stop(visitor);
  }

  /** Has a tab not run for a while. */
  private async stop(visitor: RoamingVisitor): Promise<void> {
    if (this.dice(15) === 0 && !visitor.frozen) await visitor.freeze();
    const turns = visitor.frozen ? (this.frozenFor.get(visitor) ?? 0) + 1 : 0;
    this.frozenFor.set(visitor, turns);
    if (turns > FROZEN_TURNS) await visitor.thaw();
  }

  private async share(visitor: RoamingVisitor): Promise<void> {
    const { dice } = this;
    if (dice(20) === 0) visitor.isOnline = !visitor.isOnline;
    if (dice(4) === 0) this.carryAll();
    if (dice(3) === 0) await this.round(visitor, dice(3) === 0 ? dice(14) : undefined);
    const { left, device } = visitor;
    if (left && this.isSyncing.has(visitor) && dice(4) === 0) await device.settle(left.lists.syncNow());
  }

  private async round(visitor: RoamingVisitor, killAt?: number): Promise<void> {
    if (!(await visitor.round(killAt))) return;
    if (visitor.hasOwnNoted) this.isSyncing.add(visitor);
    this.hear(visitor);
    await visitor.answer();
  }

  /** It has by now all that is in its folder. */
  private hear({ device, seen }: RoamingVisitor): void {
    for (const text of device.folder.files.values()) for (const deed of this.seenBy.get(text) ?? []) seen.add(deed);
  }

  private async meetAll(): Promise<void> {
    for (const visitor of this.visitors) visitor.isOnline = true;
    for (let turn = 0; turn < 4; turn += 1) {
      for (const visitor of this.visitors) await this.round(visitor);
      this.carryAll();
    }
  }

  private carryAll(): void {
    for (const { device: from, isOnline } of this.visitors)
      for (const to of this.visitors)
        if (from !== to.device && isOnline && to.isOnline)
          carry(from.folder, to.device.folder, from.memory.kept?.device ?? '');
  }
}
