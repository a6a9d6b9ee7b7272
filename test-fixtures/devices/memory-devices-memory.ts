import type {
  DevicesMemory,
  KeptRegisters,
  KeptRemovals,
  Membership,
} from '#application/ports/devices/devices-memory.ts';

/** What a device keeps, in memory. */
export class MemoryDevicesMemory implements DevicesMemory {
  kept: Membership | undefined;
  registersKept: KeptRegisters | undefined;
  removalsKept: KeptRemovals | undefined;
  /** Nothing can be read or written. */
  isRefusing = false;
  reads = 0;
  private isMarked = false;

  /** What is known of the registers. */
  get text(): string | undefined {
    return this.registersKept?.text;
  }

  set text(text: string) {
    this.registersKept = { ...this.registersKept, text };
  }

  async membership(): Promise<Membership | undefined> {
    this.begin();
    this.reads += 1;
    return this.kept;
  }

  async wasLost(): Promise<boolean> {
    return this.isMarked && !this.kept;
  }

  async saveMembership(membership: Membership): Promise<void> {
    this.begin();
    this.kept = membership;
    this.isMarked = true;
  }

  async changeMembership(membership: Membership): Promise<void> {
    this.begin();
    if (this.kept?.device === membership.device) this.kept = membership;
  }

  async registers(): Promise<KeptRegisters | undefined> {
    this.begin();
    return this.registersKept;
  }

  async saveRegisters(kept: KeptRegisters): Promise<void> {
    this.begin();
    if (this.kept) this.registersKept = kept;
  }

  async removals(): Promise<KeptRemovals | undefined> {
    this.begin();
    return this.removalsKept;
  }

  async saveRemovals(kept: KeptRemovals): Promise<void> {
    this.begin();
    if (this.kept) this.removalsKept = kept;
  }

  async forget(): Promise<void> {
    this.begin();
    this.isMarked = false;
    this.kept = undefined;
    this.registersKept = undefined;
    this.removalsKept = undefined;
  }

  private begin(): void {
    if (this.isRefusing) throw new DOMException('Refused.', 'SecurityError');
  }
}
