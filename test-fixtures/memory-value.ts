import type { ValueMemory } from '#application/ports/memories/value-memory.ts';

/** A memory of one value that lasts as long as the test. */
export class MemoryValue<Value> implements ValueMemory<Value> {
  constructor(private value?: Value) {}

  recall(): Value | undefined {
    return this.value;
  }

  remember(value: Value): void {
    this.value = value;
  }
}
