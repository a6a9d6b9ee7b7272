/** Enough that a change seldom waits for another's answer, and so few that another tab's turn is never far. */
const MOST_ON_THE_WAY = 4;

/** Hands things on as they come, a few batches at a time: what comes while those are on their way makes the next. */
export class Batches<Item> {
  private waiting: readonly Item[] = [];
  private onTheWay = 0;

  /** @param send never rejects; resolves when the batch has arrived. */
  constructor(private readonly send: (batch: readonly Item[]) => Promise<unknown>) {}

  /** Whether all there was is on its way. */
  get isSent(): boolean {
    return this.waiting.length === 0;
  }

  add(items: readonly Item[]): void {
    this.waiting = [...this.waiting, ...items];
    if (this.onTheWay < MOST_ON_THE_WAY) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.onTheWay += 1;
    while (!this.isSent) {
      const batch = this.waiting;
      this.waiting = [];
      await this.send(batch);
    }
    this.onTheWay -= 1;
  }
}
