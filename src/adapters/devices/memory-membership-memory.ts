import type {
  MembershipMemory,
  KeptRegisters,
  KeptRemovals,
  Membership,
} from '#application/ports/devices/membership-memory.ts';

/** A memory that ends with the window. */
export class MemoryMembershipMemory implements MembershipMemory {
  protected kept: Membership | undefined;
  protected registersKept: KeptRegisters | undefined;
  protected removalsKept: KeptRemovals | undefined;

  async membership(): Promise<Membership | undefined> {
    return this.kept;
  }

  async wasLost(): Promise<boolean> {
    return false;
  }

  async saveMembership(membership: Membership): Promise<void> {
    this.kept = membership;
  }

  async changeMembership(membership: Membership): Promise<void> {
    if (this.kept?.device === membership.device) this.kept = membership;
  }

  async registers(): Promise<KeptRegisters | undefined> {
    return this.registersKept;
  }

  async saveRegisters(registers: KeptRegisters): Promise<void> {
    if (this.kept) this.registersKept = registers;
  }

  async removals(): Promise<KeptRemovals | undefined> {
    return this.removalsKept;
  }

  async saveRemovals(removals: KeptRemovals): Promise<void> {
    if (this.kept) this.removalsKept = removals;
  }

  async forget(): Promise<void> {
    this.kept = undefined;
    this.registersKept = undefined;
    this.removalsKept = undefined;
  }
}
