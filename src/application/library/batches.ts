/** Hands things on as they come, one batch at a time: what comes while that is on its way makes the next. */
export class Batches<Item> {
  private waiting: readonly Item[] = [];
  private sending: Promise<void> | undefined;

  /** @param send never rejects; resolves when the batch has arrived. */
  constructor(private readonly send: (batch: readonly Item[]) => Promise<unknown>) {}

  /** Resolves once all there was has arrived. */
  async settle(): Promise<void> {
    await this.sending;
  }

  add(items: readonly Item[]): void {
    if (items.length === 0) return;
    this.waiting = [...this.waiting, ...items];
    this.sending ??= this.sendAll();
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.send(batch);
    }
    this.sending = undefined;
  }
}
