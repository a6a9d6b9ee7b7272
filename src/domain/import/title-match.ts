import type { PlacedEpisodes } from './episodes/place-episodes.ts';
import type { ImportedTitle } from './imported-title.ts';
import type { FoundTitle } from './named-title.ts';

/** What became of one title of a file. */
export type TitleMatch =
  | { readonly kind: 'found'; readonly imported: ImportedTitle; readonly title: FoundTitle }
  /** The likeliest comes first. The visitor decides. */
  | {
      readonly kind: 'undecided';
      readonly imported: ImportedTitle;
      readonly candidates: readonly FoundTitle[];
      /** The file calls what its number leads to otherwise: none is chosen beforehand. */
      readonly isDoubtful?: true;
    }
  | { readonly kind: 'not-found'; readonly imported: ImportedTitle }
  /** The provider did not answer: asked again it might. */
  | { readonly kind: 'not-asked'; readonly imported: ImportedTitle };

/** An answer says something of the title. */
export type AnsweredMatch = Extract<TitleMatch, { readonly kind: 'found' | 'undecided' }>;

/** The title that a match is taken for before the visitor decides: none of several where the file calls them otherwise. */
export const likeliestOf = (match: TitleMatch): FoundTitle | undefined => {
  if (match.kind === 'found') return match.title;
  return match.kind === 'undecided' && !match.isDoubtful ? match.candidates[0] : undefined;
};

/** A title of the file, and the one of the catalogue that the visitor takes it for. */
export type ChosenMatch = Pick<Extract<TitleMatch, { readonly kind: 'found' }>, 'imported' | 'title'>;

/** The same, with its episodes where the catalogue has them. */
export interface MatchedTitle extends ChosenMatch {
  readonly episodes?: PlacedEpisodes;
}
