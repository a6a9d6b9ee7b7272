import { MemoryMembershipMemory } from '#adapters/devices/memory-membership-memory.ts';
import type { KeptRegisters, KeptRemovals, Membership } from '#application/ports/devices/membership-memory.ts';

/** What a device keeps, in memory: tests look into it, change it, and have it refuse. */
export class SteeredDevicesMemory extends MemoryMembershipMemory {
  declare kept: Membership | undefined;
  declare registersKept: KeptRegisters | undefined;
  declare removalsKept: KeptRemovals | undefined;
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

  override async membership(): Promise<Membership | undefined> {
    this.begin();
    this.reads += 1;
    return super.membership();
  }

  override async wasLost(): Promise<boolean> {
    return this.isMarked && !this.kept;
  }

  override async saveMembership(membership: Membership): Promise<void> {
    this.begin();
    this.isMarked = true;
    await super.saveMembership(membership);
  }

  override async changeMembership(membership: Membership): Promise<void> {
    this.begin();
    await super.changeMembership(membership);
  }

  override async registers(): Promise<KeptRegisters | undefined> {
    this.begin();
    return super.registers();
  }

  override async saveRegisters(registers: KeptRegisters): Promise<void> {
    this.begin();
    await super.saveRegisters(registers);
  }

  override async removals(): Promise<KeptRemovals | undefined> {
    this.begin();
    return super.removals();
  }

  override async saveRemovals(removals: KeptRemovals): Promise<void> {
    this.begin();
    await super.saveRemovals(removals);
  }

  override async forget(): Promise<void> {
    this.begin();
    this.isMarked = false;
    await super.forget();
  }

  private begin(): void {
    if (this.isRefusing) throw new DOMException('Refused.', 'SecurityError');
  }
}
