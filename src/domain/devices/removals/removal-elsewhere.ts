import type { RemovedItem } from './removed-item.ts';

/** What another device removed from the lists here at about one time, as far as it is not back. */
export interface RemovalElsewhere {
  readonly id: string;
  /** Of the device; absent where it is not known. */
  readonly name?: string;
  readonly removedAt: Date;
  readonly items: readonly RemovedItem[];
}
