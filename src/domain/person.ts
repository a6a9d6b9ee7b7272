import { addressOf } from './addresses/screens.ts';
import type { Title } from './title.ts';

/** A person as search and credits give them. */
export interface PersonSummary {
  readonly id: number;
  readonly media_type: 'person';
  readonly name: string;
  readonly profile_path: string | null;
  readonly known_for_department?: string;
}

/** A person's own page (product.md, Cards: link). */
export interface Person extends PersonSummary {
  readonly biography: string;
  /** As a title's `overview_language`. */
  readonly biography_language?: string;
  /** `YYYY-MM-DD`. */
  readonly birthday?: string;
  readonly deathday?: string;
  readonly place_of_birth?: string;
  /** At most 10 titles: what of their votes is due to the person, the most first (product.md, Person: known for). */
  readonly knownFor: readonly Title[];
  /** Every title acted in or worked on, each once, newest first, those without a date before all. */
  readonly appearedIn: readonly Title[];
}

export const personPath = ({ id }: Pick<PersonSummary, 'id'>): string => addressOf('person', { id });
