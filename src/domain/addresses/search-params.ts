import type { PersonSummary } from '../person.ts';
import type { Title } from '../title.ts';
import { readPrivateLink } from './private-link.ts';

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

/** The longest text that a provider may be sent: a URL must carry it. */
export const SEARCH_MAX = 500;

/**
 * What may be asked of a provider: trimmed, without lone surrogates, at most 500 characters. Nothing of a private link
 * (product.md, Search: private links).
 */
export const searchText = (typed: string): string =>
  readPrivateLink(typed) ? '' : [...typed.toWellFormed().trim()].slice(0, SEARCH_MAX).join('').trim();
