import type { Known } from '#domain/devices/known.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DeviceFileCodec } from '../../../ports/devices/device-file.ts';
import type { MembershipMemory } from '../../../ports/devices/membership-memory.ts';
import type { Lineage } from '../../../ports/library/origin.ts';
import { inSlices } from '../../../time/in-slices.ts';

/** What is known, and of which library. */
export interface KnownOf {
  readonly known: Known;
  readonly library?: Lineage;
}

export interface KnownRegistersDeps {
  readonly membershipMemory: Pick<MembershipMemory, 'registers' | 'saveRegisters'>;
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'encodeKnown' | 'decodeKnown'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** What this device knows, in the memory that all its tabs share. Between rounds it is kept here as well. */
export class KnownRegisters {
  private last: (KnownOf & { readonly text: string }) | undefined;

  constructor(private readonly deps: KnownRegistersDeps) {}

  /** Whether it is what this tab loaded or saved last, and of the same library: the one that this was made from is not shared any more. */
  isLast(known: Known, { identifier }: Lineage): boolean {
    return this.last?.known === known && this.last.library?.identifier === identifier;
  }

  /** Undefined where nothing is kept, or nothing that can be read. Rejects when the device refuses. */
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

  /** Rejects when the device refuses. @param library what was noted in it */
  async save(known: Known, library: Lineage): Promise<void> {
    const { membershipMemory, deviceFileCodec, clock } = this.deps;
    const text = await inSlices(deviceFileCodec.encodeKnown(known), clock);
    await membershipMemory.saveRegisters({ text, library });
    this.last = { text, known, library };
  }
}
