/** One value of the last visit on this device, or of this tab. A convenience: it may forget. */
export interface ValueMemory<Value> {
  /** Undefined when nothing valid is remembered, or the device can't tell. Never throws. */
  recall(): Value | undefined;
  /** In place of the value that was remembered before. Never throws. */
  remember(value: Value): void;
}
