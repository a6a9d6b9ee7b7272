import type { PersonSummary } from './person.ts';
import type { Title } from './title.ts';

/** The tabs of the search screen (product.md, Search: tabs), by the key the provider's paths use. */
export type SearchTab = 'multi' | 'movie' | 'tv' | 'person';

export interface SearchParams {
  readonly tab: SearchTab;
  /** Not blank (product.md, Search: blank query). */
  readonly text: string;
}

export type SearchResult = Title | PersonSummary;

export const isPerson = (result: SearchResult): result is PersonSummary => result.media_type === 'person';

/** Unique among results of every kind: persons are numbered apart from titles. */
export const resultKey = ({ media_type, id }: SearchResult): string => `${media_type}:${id}`;

/** What may be asked of a provider: trimmed, without lone surrogates, at most 500 characters (a URL must carry it). */
export const searchText = (typed: string): string => [...typed.toWellFormed().trim()].slice(0, 500).join('').trim();
