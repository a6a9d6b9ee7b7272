import type { Title } from '../../title.ts';
import type { ForeignId } from '../foreign-id.ts';
import type { NameQuery } from '../name-query.ts';

/** What a provider can be asked about a title of a file. */
export type TitleQuestion =
  | { readonly kind: 'title'; readonly title: Pick<Title, 'media_type' | 'id'> }
  | { readonly kind: 'foreign'; readonly id: ForeignId }
  | NameQuestion
  /** By a number of TMDB's, where the file does not say whether it is that of the movie or of the show. */
  | { readonly kind: 'number'; readonly id: number };

/** Of a media type or of any, of about a year or of any. */
export interface NameQuestion {
  readonly kind: 'name';
  readonly name: string;
  readonly media_type?: NameQuery['media_type'];
  readonly year?: number;
}
