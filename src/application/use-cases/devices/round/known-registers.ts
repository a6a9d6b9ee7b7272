import type { Known } from '#domain/devices/known.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { DeviceFileCodec } from '../../../ports/devices/device-file.ts';
import type { MembershipMemory } from '../../../ports/devices/membership-memory.ts';
import type { Lineage } from '../../../ports/library/origin.ts';
import { inSlices } from '../../../time/in-slices.ts';

/** The known registers, and the library that they are of. */
interface KnownOf {
  readonly known: Known;
  readonly library?: Lineage;
}

interface KnownRegistersDeps {
  readonly membershipMemory: Pick<MembershipMemory, 'registers' | 'saveRegisters'>;
  readonly deviceFileCodec: Pick<DeviceFileCodec, 'encodeKnown' | 'decodeKnown'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** The registers that this device knows, in the memory of all its tabs. Between rounds a tab holds them as well. */
export class KnownRegisters {
  private last: (KnownOf & { readonly text: string }) | undefined;

  constructor(private readonly deps: KnownRegistersDeps) {}

  /**
   * Whether these are the registers that this tab loaded or saved last, and of the same library. A library that this one was made from
   * is not shared any more.
   */
  isLast(known: Known, { identifier }: Lineage): boolean {
    return this.last?.known === known && this.last.library?.identifier === identifier;
  }

  /** Undefined where no registers are kept, or none that can be read. Rejects when the device refuses. */
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

  /** Rejects when the device refuses. @param library the library in which changes were noted */
  async save(known: Known, library: Lineage): Promise<void> {
    const { membershipMemory, deviceFileCodec, clock } = this.deps;
    const text = await inSlices(deviceFileCodec.encodeKnown(known), clock);
    await membershipMemory.saveRegisters({ text, library });
    this.last = { text, known, library };
  }
}
