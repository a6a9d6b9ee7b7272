/** What an earlier version is from before: a great act, by what was said of it, or a change that took so many titles away. */
export type GreatAct = { readonly done: string } | { readonly removed: number };

/** What is known of a snapshot of the library that the device keeps (product.md, Earlier versions: when). */
export interface EarlierVersion {
  readonly id: string;
  /** ISO time at which the library was last known to be so. */
  readonly madeAt: string;
  /** Whether it is the one of its day. */
  readonly isDaily: boolean;
  /** Absent for one that is of its day alone. */
  readonly before?: GreatAct;
  /** How many titles are in its lists, collections and marks, each once. */
  readonly titles: number;
  /** How much room it takes. */
  readonly bytes: number;
  /** Tells it from a library that is another. */
  readonly checksum: string;
}
