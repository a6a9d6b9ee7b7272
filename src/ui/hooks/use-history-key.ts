import { useLocation, type Location } from 'react-router-dom';

/** The key that a history entry has from the one it replaced; undefined for an entry that replaced none. */
export const historyKeyIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'historyKey' in state && typeof state.historyKey === 'string'
    ? state.historyKey
    : undefined;

/** Names an entry of the browser's history: Back and Forward find the same name again. */
export const historyKeyOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string => historyKeyIn(state) ?? key;

/**
 * Names the entry of the browser's history that is shown: Back and Forward find the same name again, and so does what
 * replaces the entry without leaving it (`useReplaceParams`).
 */
export const useHistoryKey = (): string => historyKeyOf(useLocation());
