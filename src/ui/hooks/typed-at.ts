/** What the history entry of a search carries that was just typed. */
export const typedAtState = (now: Date): { readonly typedAt: number } => ({ typedAt: now.getTime() });

/** When the search of a history entry was typed; undefined when it came about otherwise, as by a link or another tab. */
export const typedAtIn = (state: unknown): Date | undefined =>
  typeof state === 'object' && state !== null && 'typedAt' in state && typeof state.typedAt === 'number'
    ? new Date(state.typedAt)
    : undefined;
