import type {
  DevicesMemory,
  KeptRegisters,
  KeptRemovals,
  Membership,
} from '#application/ports/devices/devices-memory.ts';

/** A memory that ends with the window. */
export class MemoryDevicesMemory implements DevicesMemory {
  private kept: { membership?: Membership; registers?: KeptRegisters; removals?: KeptRemovals } = {};

  async membership(): Promise<Membership | undefined> {
    return this.kept.membership;
  }

  async wasLost(): Promise<boolean> {
    return false;
  }

  async saveMembership(membership: Membership): Promise<void> {
    this.kept = { ...this.kept, membership };
  }

  async changeMembership(membership: Membership): Promise<void> {
    if (this.kept.membership?.device === membership.device) await this.saveMembership(membership);
  }

  async registers(): Promise<KeptRegisters | undefined> {
    return this.kept.registers;
  }

  async saveRegisters(registers: KeptRegisters): Promise<void> {
    if (this.kept.membership) this.kept = { ...this.kept, registers };
  }

  async removals(): Promise<KeptRemovals | undefined> {
    return this.kept.removals;
  }

  async saveRemovals(removals: KeptRemovals): Promise<void> {
    if (this.kept.membership) this.kept = { ...this.kept, removals };
  }

  async forget(): Promise<void> {
    this.kept = {};
  }
}
