import { useLocation, type Location } from 'react-router-dom';

/** The key that a history entry took from the entry that it replaced; undefined for an entry that replaced none. */
const historyKeyIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'historyKey' in state && typeof state.historyKey === 'string'
    ? state.historyKey
    : undefined;

/** The name of a history entry. Back and Forward find the same name again. */
export const historyKeyOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string => historyKeyIn(state) ?? key;

/**
 * The name of the history entry that is shown. Back and Forward find the same name again. So does an entry that
 * replaces it in place (`useReplaceParams`).
 */
export const useHistoryKey = (): string => historyKeyOf(useLocation());
