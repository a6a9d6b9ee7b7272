import { matchPath } from 'react-router-dom';
import { addressOf } from '#domain/addresses/screens.ts';
import type { Shared } from '#domain/addresses/shared-search.ts';

const PATH = addressOf('search');

export const isSearchPath = (pathname: string): boolean => matchPath(PATH, pathname) !== null;

/** The text in a search address, as it was typed. */
export const searchTextOf = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/**
 * The address of a search for `text`. Without a text, it is the address where no search has begun.
 * @param search the parameters of the present address: the tab, for one, stays.
 */
export const searchPath = (text = '', search = ''): string => {
  const params = new URLSearchParams(search);
  params.delete('q');
  if (text) params.set('q', text);
  return params.size > 0 ? `${PATH}?${params.toString()}` : PATH;
};

/** What another app has shared, as the manifest's `share_target` puts it into a search address. */
export const sharedIn = (params: URLSearchParams): Shared | undefined => {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => params.get(name) ?? '');
  return params.has('q') || !(title || text || url)
    ? undefined
    : { title: title ?? '', text: text ?? '', url: url ?? '' };
};

/** The state of a history entry whose title is opened as soon as it is known: it was shared, and is not being typed. */
export const SHARED_STATE = { isShared: true } as const;

export const isSharedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isShared' in state && state.isShared === true;

/**
 * The state of a history entry for a search that was just typed. The address changes with every key; the requests to
 * the provider are debounced from this time on (`Queries.search`).
 */
export const typedAtState = (now: Date): { readonly typedAt: number } => ({ typedAt: now.getTime() });

/**
 * The time at which the search of a history entry was typed. Undefined when it was not typed, as after a link or from
 * another tab.
 */
export const typedAtIn = (state: unknown): Date | undefined =>
  typeof state === 'object' && state !== null && 'typedAt' in state && typeof state.typedAt === 'number'
    ? new Date(state.typedAt)
    : undefined;
