import type { PlacedEpisodes } from '../episodes/place-episodes.ts';
import type { TitleMatch } from '../title-match.ts';

/** A title of the file, the one of the catalogue that it is taken for, and its episodes where the catalogue has them. */
export interface MatchedTitle extends Pick<Extract<TitleMatch, { readonly kind: 'found' }>, 'imported' | 'title'> {
  readonly episodes?: PlacedEpisodes;
}
