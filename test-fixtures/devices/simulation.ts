import { VirtualClock } from '../clock/virtual-clock.ts';
import { Deeds, type Deed } from './deeds.ts';
import { carry } from './fake-network.ts';
import { Killer } from './killer.ts';
import { diceOf, randomChange, type Dice } from './random-change.ts';
import { SyncingDevice } from './syncing-device.ts';

interface Peer {
  readonly device: SyncingDevice;
  readonly killer: Killer;
  readonly seen: Set<Deed>;
  isOnline: boolean;
}

const HOUR = 3_600_000;

/** Devices of one visitor that change their lists, meet now and then, and are killed. */
export class Simulation {
  readonly clock = new VirtualClock();
  readonly deeds = new Deeds();
  readonly peers: readonly Peer[];
  private readonly dice: Dice;
  private readonly seenBy = new Map<string, ReadonlySet<Deed>>();
  kills = 0;

  constructor(seed: number, count: number) {
    this.dice = diceOf(seed);
    this.peers = Array.from({ length: count }, () => this.peer());
  }

  async joinAll(): Promise<void> {
    for (const { device } of this.peers) {
      await device.settle(device.join());
      // From here on nothing is done by time: a page that is not activated shares when it is told to.
      device.open();
    }
    await this.meetAll();
  }

  /** @param changes how many each makes */
  async play(changes: number, peers = this.peers): Promise<void> {
    for (let left = changes * peers.length; left > 0; left -= 1) {
      const peer = peers[left % peers.length];
      if (!peer) continue;
      this.change(peer);
      await this.clock.advance(this.dice(600_000));
      if (this.dice(20) === 0) peer.isOnline = !peer.isOnline;
      if (this.dice(4) === 0) this.carryAll();
      if (this.dice(3) === 0) await this.round(peer, this.dice(3) === 0 ? this.dice(14) : undefined);
    }
  }

  /** All files arrive everywhere. */
  async meetAll(): Promise<void> {
    for (const peer of this.peers) peer.isOnline = true;
    for (let turn = 0; turn < 4; turn += 1) {
      for (const peer of this.peers) await this.round(peer);
      this.carryAll();
    }
  }

  private peer(): Peer {
    const device = new SyncingDevice(this.clock);
    const killer = new Killer();
    const seen = new Set<Deed>();
    device.aheadMs = (this.dice(11) - 5) * HOUR;
    device.wrap = killer.wrap;
    const write = device.folder.write.bind(device.folder);
    device.folder.write = async (name, text) => {
      this.hear({ device, seen });
      this.seenBy.set(text, new Set(seen));
      await write(name, text);
    };
    device.open();
    return { device, killer, seen, isOnline: true };
  }

  private change({ device, seen }: Peer): void {
    const at = new Date(this.clock.now().getTime() + device.aheadMs).toISOString();
    const { action, about } = randomChange(this.dice, at);
    if (device.session.dispatch(action) && about) this.deeds.note(about, seen);
  }

  /** @param killAt the call at which the page is killed */
  private async round(peer: Peer, killAt?: number): Promise<void> {
    const { device, killer } = peer;
    if (killAt !== undefined) killer.arm(killAt, this.dice(2) === 0);
    const isDone = await this.share(peer);
    if (killer.isKilled) this.kills += 1;
    if (killer.isKilled || this.dice(10) === 0) device.open();
    killer.disarm();
    if (!isDone) return;
    this.hear(peer);
    const { state } = device;
    if (state.status === 'on' && state.question) await device.settle(device.lists.answer(true));
  }

  /** @returns whether it came to its end, and was not killed on the way */
  private async share({ device, killer }: Peer): Promise<boolean> {
    const progress = { isDone: false };
    void device.lists.syncNow().then(() => (progress.isDone = true));
    for (let turn = 0; turn < 200 && !progress.isDone && !killer.isKilled; turn += 1) await this.clock.advance(0);
    return progress.isDone;
  }

  /** It has by now all that is in its folder. */
  private hear({ device, seen }: Pick<Peer, 'device' | 'seen'>): void {
    for (const text of device.folder.files.values()) for (const deed of this.seenBy.get(text) ?? []) seen.add(deed);
  }

  private carryAll(): void {
    for (const from of this.peers)
      for (const to of this.peers)
        if (from !== to && from.isOnline && to.isOnline)
          carry(from.device.folder, to.device.folder, from.device.memory.kept?.device ?? '');
  }
}
