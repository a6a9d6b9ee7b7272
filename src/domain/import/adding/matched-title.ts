import type { TitleMatch } from '../title-match.ts';

/** A title of the file, and the one of the catalogue that it is taken for. */
export type MatchedTitle = Pick<Extract<TitleMatch, { readonly kind: 'found' }>, 'imported' | 'title'>;
