import type { Title } from '../title.ts';

/** A title, with all that it is called. */
export interface NamedTitle extends Title {
  /** What it is called where it was made; absent where that is its name, or unknown. */
  readonly originalName?: string;
}
