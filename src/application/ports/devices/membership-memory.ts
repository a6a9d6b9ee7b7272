import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { RemovalAct } from '#domain/devices/removals/removal-acts.ts';
import type { Lineage } from '../library/origin.ts';
import type { FolderPlace } from './folder-places.ts';

/** What this device keeps of sharing its lists, as long as it takes part. It is no part of the bundle: each device has its own. */
export interface Membership {
  /** Random, 16 hexadecimal digits. */
  readonly device: string;
  /** What the visitor calls this device. */
  readonly name: string;
  readonly place: FolderPlace;
  readonly keepsBackups: boolean;
  /** The calendar file that this device keeps in the folder; absent while it keeps none, and in what earlier releases kept. */
  readonly calendarFile?: { readonly reminds: boolean };
  /** What the visitor chose on joining, until this device's file is there with what came of it. */
  readonly joining?: JoinChoice;
  /** ISO times. */
  readonly sharedAt?: string;
  readonly backedUpAt?: string;
}

/** What is known of the registers, and of which library that is. */
export interface KeptRegisters {
  readonly text: string;
  /** As far as it had come. Absent in what a release kept that did not know. */
  readonly library?: Lineage;
}

/** What other devices removed from a library, and of which it is, as far as that had come. */
export interface KeptRemovals {
  readonly acts: readonly RemovalAct[];
  readonly library: Lineage;
}

/** One memory for all tabs. Every method rejects when the device does not let it be read or written. */
export interface MembershipMemory {
  /** Undefined while this device takes no part. */
  membership(): Promise<Membership | undefined>;
  /** Whether this device takes part as far as it knows, and the browser has lost in what. `forget` ends that. */
  wasLost(): Promise<boolean>;
  saveMembership(membership: Membership): Promise<void>;
  /** Saves it only while that device takes part: a round that is under way brings back nothing that was forgotten or erased. */
  changeMembership(membership: Membership): Promise<void>;
  /** What is known of the registers, as `saveRegisters` was last given it: whole, whenever the browser is killed. */
  registers(): Promise<KeptRegisters | undefined>;
  /** Saves them only while this device takes part, as `changeMembership`. */
  saveRegisters(kept: KeptRegisters): Promise<void>;
  /** As `saveRemovals` was last given it; undefined where nothing is kept. */
  removals(): Promise<KeptRemovals | undefined>;
  /** Saves them only while this device takes part, as `changeMembership`. */
  saveRemovals(kept: KeptRemovals): Promise<void>;
  /** Forgets all of it. */
  forget(): Promise<void>;
}
