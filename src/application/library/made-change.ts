import type { Act } from './acts.ts';

/** What a change of the visitor's has made of the library. */
export interface MadeChange extends Readonly<Act> {
  /** What is said of it, where much may have changed at once. */
  readonly done: string | undefined;
}
