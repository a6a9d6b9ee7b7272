import type { StoredTitle } from '../library/saved-title.ts';

/** What is said of a title that the provider has no more (product.md, Freshness: gone); undefined of any other. */
export const goneText = ({ goneAt }: StoredTitle): string | undefined =>
  goneAt === undefined ? undefined : 'No longer in the catalogue';
