import type { DBSchema, IDBPObjectStore } from 'idb';
import { inject, injectable } from 'inversify';
import type { Clock } from '#application/ports/clock.ts';
import type {
  MembershipMemory,
  KeptRegisters,
  KeptRemovals,
  Membership,
} from '#application/ports/devices/membership-memory.ts';
import { port } from '#application/ports/port.ts';
import { IndexedDbConnection, type DatabaseShape } from '../store/indexed-db-connection.ts';
import { DEVICES_DATABASE, joinedFlag } from './devices-database.ts';

interface DevicesSchema extends DBSchema {
  readonly devices: { readonly key: string; readonly value: unknown };
}

type DevicesStore = IDBPObjectStore<DevicesSchema, 'devices'[], 'devices', 'readwrite'>;

const SHAPE: DatabaseShape<DevicesSchema> = {
  name: DEVICES_DATABASE,
  version: 1,
  upgrade: (database) => void database.createObjectStore('devices'),
};

const MEMBERSHIP = 'membership';
const REGISTERS = 'registers';
const REMOVALS = 'removals';

/** A database of its own, as a folder's handle is kept nowhere but in one. */
@injectable()
export class IndexedDbMembershipMemory implements MembershipMemory {
  private readonly connection: IndexedDbConnection<DevicesSchema>;

  constructor(@inject(port('clock')) clock: Clock) {
    this.connection = new IndexedDbConnection(SHAPE, clock);
  }

  async membership(): Promise<Membership | undefined> {
    return (await this.get(MEMBERSHIP)) as Membership | undefined;
  }

  async wasLost(): Promise<boolean> {
    return joinedFlag.isSet() && (await this.membership()) === undefined;
  }

  async saveMembership(membership: Membership): Promise<void> {
    await this.write((store) => store.put(membership, MEMBERSHIP));
    joinedFlag.set();
  }

  changeMembership(membership: Membership): Promise<void> {
    return this.putWhile(({ device }) => device === membership.device, MEMBERSHIP, membership);
  }

  async registers(): Promise<KeptRegisters | undefined> {
    const kept = (await this.get(REGISTERS)) as KeptRegisters | string | undefined;
    // An earlier release kept the text alone.
    return typeof kept === 'string' ? { text: kept } : kept;
  }

  saveRegisters(kept: KeptRegisters): Promise<void> {
    return this.putWhile(() => true, REGISTERS, kept);
  }

  async removals(): Promise<KeptRemovals | undefined> {
    return (await this.get(REMOVALS)) as KeptRemovals | undefined;
  }

  saveRemovals(kept: KeptRemovals): Promise<void> {
    return this.putWhile(() => true, REMOVALS, kept);
  }

  forget(): Promise<void> {
    // First: else a browser that is killed in between would tell of a loss.
    joinedFlag.clear();
    return this.write((store) => store.clear());
  }

  private get(key: string): Promise<unknown> {
    return this.connection.run((database) => database.get('devices', key));
  }

  /** In one transaction, so that nothing is saved after it was forgotten in another tab. */
  private putWhile(isStill: (kept: Membership) => boolean, key: string, value: unknown): Promise<void> {
    return this.write(async (store) => {
      const kept = (await store.get(MEMBERSHIP)) as Membership | undefined;
      if (kept && isStill(kept)) await store.put(value, key);
    });
  }

  private write(act: (store: DevicesStore) => Promise<unknown>): Promise<void> {
    return this.connection.within('devices', 'readwrite', async (store) => void (await act(store)));
  }
}
