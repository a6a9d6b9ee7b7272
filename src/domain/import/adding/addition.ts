import type { Missing } from './missing-in.ts';
import type { WantedTitle } from './wanted-titles.ts';

/** A title that the library is to have, and what it lacks of it. */
export interface Addition {
  readonly wanted: WantedTitle;
  readonly missing: Missing;
}
