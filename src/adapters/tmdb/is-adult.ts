import * as v from 'valibot';

const Marked = v.union([v.object({ adult: v.literal(true) }), v.object({ softcore: v.literal(true) })]);

/** Whether TMDB marks it so. Trending cannot be asked without such items, so they are dropped here, everywhere. */
export const isAdult = (raw: unknown): boolean => v.is(Marked, raw);
