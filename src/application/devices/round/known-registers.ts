import type { Known } from '#domain/devices/known.ts';
import { inSlices } from '../../in-slices.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeviceFileCodec } from '../device-file.ts';
import type { DevicesMemory } from '../devices-memory.ts';

export interface KnownRegistersDeps {
  readonly memory: Pick<DevicesMemory, 'registers' | 'saveRegisters'>;
  readonly codec: Pick<DeviceFileCodec, 'encodeKnown' | 'decodeKnown'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** What this device knows, in the memory that all its tabs share. Between rounds it is kept here as well. */
export class KnownRegisters {
  private last: { readonly text: string; readonly known: Known } | undefined;

  constructor(private readonly deps: KnownRegistersDeps) {}

  /** Whether it is what this tab loaded or saved last. */
  isLast(known: Known): boolean {
    return this.last?.known === known;
  }

  /** Undefined where nothing is kept, or nothing that can be read. Rejects when the device refuses. */
  async load(): Promise<Known | undefined> {
    const { memory, codec, clock } = this.deps;
    const text = await memory.registers();
    if (text === undefined) return undefined;
    // Another tab may have saved since.
    if (text === this.last?.text) return this.last.known;
    const known = await inSlices(codec.decodeKnown(text), clock);
    this.last = known && { text, known };
    return known;
  }

  /** Does nothing where it is kept already. Rejects when the device refuses. */
  async save(known: Known): Promise<void> {
    if (this.isLast(known)) return;
    const { memory, codec, clock } = this.deps;
    const text = await inSlices(codec.encodeKnown(known), clock);
    await memory.saveRegisters(text);
    this.last = { text, known };
  }
}
