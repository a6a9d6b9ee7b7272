import type { Location } from 'react-router-dom';

/** The name of the visit that a history entry goes on with; undefined when it began one of its own. */
export const visitIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'string'
    ? state.visit
    : undefined;

/** Names an entry of the browser's history: Back and Forward find the same name again. */
export const visitOf = ({ state, key }: Pick<Location, 'state' | 'key'>): string => visitIn(state) ?? key;
