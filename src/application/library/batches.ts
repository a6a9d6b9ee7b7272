/** More would only wait for each other. */
const MOST_ON_THE_WAY = 4;

/** Hands things on as they come: a few batches are on their way at a time, and what comes meanwhile makes the next. */
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
    this.sendNext();
  }

  private sendNext(): void {
    if (this.onTheWay === MOST_ON_THE_WAY || this.isSent) return;
    const batch = this.waiting;
    this.waiting = [];
    this.onTheWay += 1;
    void this.follow(batch);
  }

  private async follow(batch: readonly Item[]): Promise<void> {
    await this.send(batch);
    this.onTheWay -= 1;
    this.sendNext();
  }
}
