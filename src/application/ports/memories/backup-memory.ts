/** When the last backup was made on this device. A convenience: it may forget. */
export interface BackupMemory {
  /** ISO time. Never throws. */
  recall(): string | undefined;
  /** @param madeAt ISO time. Never throws. */
  remember(madeAt: string): void;
}
