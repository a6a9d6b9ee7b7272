import type { FoundTitle } from './found-title.ts';
import type { ImportedTitle } from './imported-title.ts';

/** What became of one title of a file. */
export type TitleMatch =
  | { readonly kind: 'found'; readonly imported: ImportedTitle; readonly title: FoundTitle }
  /** The likeliest comes first. The visitor decides. */
  | { readonly kind: 'undecided'; readonly imported: ImportedTitle; readonly candidates: readonly FoundTitle[] }
  | { readonly kind: 'not-found'; readonly imported: ImportedTitle }
  /** The provider did not answer: asked again it might. */
  | { readonly kind: 'not-asked'; readonly imported: ImportedTitle };
