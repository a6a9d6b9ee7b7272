import { NO_ADDRESS } from '../library/networks.ts';
import { Deeds } from './deeds.ts';
import type { Play } from './play.ts';
import { diceOf, type Dice } from './random-change.ts';
import { Rejoining } from './rejoining.ts';
import { RoamingDevice } from './roaming-device.ts';
import { RoamingMeetings } from './roaming-meetings.ts';
import { RoamingVisitor } from './roaming-visitor.ts';

const HOUR = 3_600_000;
/** The last is that of a visit in which no address could be found. */
const NETWORKS = ['203.0.113.7', '198.51.100.9', '192.0.2.1', NO_ADDRESS] as const;
/** So many turns, each with a save, a tab cannot run. */
const FROZEN_TURNS = 6;

/**
 * Devices of one visitor that come and go between networks, meet now and then, leave and join again, are killed, and have tabs that cannot
 * run for a while.
 */
export class RoamingSimulation implements Play {
  readonly deeds = new Deeds();
  readonly faults: string[] = [];
  readonly done: Record<string, number> = {};
  readonly dice: Dice;
  private readonly meetings = new RoamingMeetings();
  private readonly frozenFor = new Map<RoamingVisitor, number>();

  constructor(seed: number) {
    this.dice = diceOf(seed);
  }

  get visitors(): readonly RoamingVisitor[] {
    return this.meetings.visitors;
  }

  /** @param count of devices */
  async joinAll(count: number): Promise<void> {
    for (let at = 1; at <= count; at += 1) await this.join(`Device ${at}`);
    await this.meetings.meetAll();
  }

  /** @param changes how many each makes */
  async play(changes: number): Promise<void> {
    for (let left = changes * this.visitors.length; left > 0; left -= 1) {
      const visitor = this.visitors[left % this.visitors.length];
      if (!visitor) continue;
      await visitor.change();
      await this.meetings.advance(this.dice(3) === 0 ? this.dice(20_000) : this.dice(2_500));
      await this.act(visitor);
      await this.share(visitor);
    }
  }

  /** All files arrive everywhere, and each device visits each of its networks once more. */
  async end(): Promise<void> {
    for (const visitor of this.visitors) await visitor.thaw();
    await this.meetings.meetAll();
    for (const visitor of this.visitors) for (const network of NETWORKS) await visitor.move(network);
    await this.meetings.meetAll();
  }

  private async join(name: string): Promise<void> {
    const device = new RoamingDevice((this.dice(11) - 5) * HOUR);
    const tab = await device.open(NETWORKS[0]);
    const visitor = new RoamingVisitor(this, device, tab);
    this.meetings.add(visitor);
    await device.settle(tab.join(name));
    // From here on nothing is shared by time: a page that is not activated shares when it is told to.
    await visitor.reopen();
  }

  /** Something else than a change. */
  private async act(visitor: RoamingVisitor): Promise<void> {
    const { dice, meetings } = this;
    if (dice(12) === 0) {
      await visitor.move(NETWORKS[dice(NETWORKS.length)] ?? NO_ADDRESS);
      meetings.noteMoved(visitor);
    }
    if (dice(6) === 0) await visitor.undo();
    if (dice(15) === 0) await visitor.backUp();
    if (dice(50) === 0) await visitor.restore(dice(2) === 0 ? 'merge' : 'replace');
    await this.stop(visitor);
    if (dice(60) === 0) await new Rejoining(this, meetings, visitor).run();
  }

  /** Has a tab not run for a while. */
  private async stop(visitor: RoamingVisitor): Promise<void> {
    if (this.dice(15) === 0 && !visitor.frozen) await visitor.freeze();
    const turns = visitor.frozen ? (this.frozenFor.get(visitor) ?? 0) + 1 : 0;
    this.frozenFor.set(visitor, turns);
    if (turns > FROZEN_TURNS) await visitor.thaw();
  }

  private async share(visitor: RoamingVisitor): Promise<void> {
    const { dice, meetings } = this;
    if (dice(20) === 0) visitor.isOnline = !visitor.isOnline;
    if (dice(4) === 0) meetings.carryAll();
    if (dice(3) === 0) await meetings.round(visitor, dice(3) === 0 ? dice(14) : undefined);
    if (dice(4) === 0) await meetings.roundOfLeft(visitor);
  }
}
