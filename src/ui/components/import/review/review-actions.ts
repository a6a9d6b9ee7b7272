import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import type { Title } from '#domain/title.ts';
import type { GainOf } from '../import-review.ts';

/** What the visitor can do with a match. It stays the same object, so that no row is drawn again for another's sake. */
export interface ImportActions {
  /** @param title null to add nothing; undefined for what was found. */
  readonly pick: (at: number, title: Title | null | undefined) => void;
  readonly search: ImportFacade['search'];
  readonly gainOf: GainOf;
}

export interface MatchRowProps<Kind extends TitleMatch['kind'] = TitleMatch['kind']> {
  /** The place of the match among all. */
  readonly at: number;
  readonly match: Extract<TitleMatch, { readonly kind: Kind }>;
  /** What it is taken for; null for nothing. */
  readonly title: Title | null;
  readonly actions: ImportActions;
}
