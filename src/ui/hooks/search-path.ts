import { matchPath } from 'react-router-dom';
import { addressOf } from '#domain/screens.ts';

const PATH = addressOf('search');

export const isSearchPath = (pathname: string): boolean => matchPath(PATH, pathname) !== null;

/** The text a search address carries, as it was typed. */
export const textOf = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/**
 * Where a search for `text` is shown; without text, where none has begun.
 * @param search what the address carries already: the tab, for one, stays.
 */
export const searchPath = (text = '', search = ''): string => {
  const params = new URLSearchParams(search);
  params.delete('q');
  if (text) params.set('q', text);
  return params.size > 0 ? `${PATH}?${params.toString()}` : PATH;
};

/**
 * What the history entry of a search carries that was just typed. The address changes with every key; what the provider is
 * asked for is debounced from then on (`Queries.search`).
 */
export const typedAtState = (now: Date): { readonly typedAt: number } => ({ typedAt: now.getTime() });

/** When the search of a history entry was typed; undefined when it came about otherwise, as by a link or another tab. */
export const typedAtIn = (state: unknown): Date | undefined =>
  typeof state === 'object' && state !== null && 'typedAt' in state && typeof state.typedAt === 'number'
    ? new Date(state.typedAt)
    : undefined;
