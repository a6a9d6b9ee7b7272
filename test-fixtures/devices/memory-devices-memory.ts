import type { DevicesMemory, Membership } from '#application/devices/devices-memory.ts';

/** What a device keeps, in memory. */
export class MemoryDevicesMemory implements DevicesMemory {
  kept: Membership | undefined;
  text: string | undefined;
  /** Nothing can be read or written. */
  isRefusing = false;
  reads = 0;

  async membership(): Promise<Membership | undefined> {
    this.begin();
    this.reads += 1;
    return this.kept;
  }

  async saveMembership(membership: Membership): Promise<void> {
    this.begin();
    this.kept = membership;
  }

  async registers(): Promise<string | undefined> {
    this.begin();
    return this.text;
  }

  async saveRegisters(text: string): Promise<void> {
    this.begin();
    this.text = text;
  }

  async forget(): Promise<void> {
    this.begin();
    this.kept = undefined;
    this.text = undefined;
  }

  private begin(): void {
    if (this.isRefusing) throw new DOMException('Refused.', 'SecurityError');
  }
}
