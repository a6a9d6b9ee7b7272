/** Hands things on as they come, one batch at a time: what comes while that is on its way makes the next. */
export class Batches<Item> {
  private waiting: readonly Item[] = [];
  private isOnTheWay = false;

  /** @param send never rejects; resolves when the batch has arrived. */
  constructor(private readonly send: (batch: readonly Item[]) => Promise<unknown>) {}

  /** Whether all there was is on its way. */
  get isSent(): boolean {
    return this.waiting.length === 0;
  }

  add(items: readonly Item[]): void {
    this.waiting = [...this.waiting, ...items];
    if (!this.isOnTheWay) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isOnTheWay = true;
    while (!this.isSent) {
      const batch = this.waiting;
      this.waiting = [];
      await this.send(batch);
    }
    this.isOnTheWay = false;
  }
}
