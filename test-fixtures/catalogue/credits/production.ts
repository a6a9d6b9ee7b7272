import type { Dice } from '../dice.ts';
import type { TitleSeed } from '../titles/title-seed.ts';
import type { CastingOffice } from './casting-office.ts';

/** One title while it is being staffed. */
export interface Production {
  readonly seed: TitleSeed;
  readonly released: boolean;
  readonly year: number;
  readonly office: CastingOffice;
  readonly rolls: Dice;
  /** Ids of those who are in it already; grows. */
  readonly taken: Set<number>;
  /** The troupe that its director or creator works with. */
  readonly company?: number;
}
