import type { Clock } from '#application/ports/clock.ts';
import { inTime } from '#application/time/in-time.ts';

/** How long late code may take (product.md, Provider calls: code). */
const CODE_LIMIT = { limitMs: 120_000, what: 'The code' };

/**
 * A module with code that is not in the first chunk. Rejects when the code does not come, or takes too long.
 * @param clock for tests; without it, the browser's own timer is used.
 */
export const fetchCode = <Module>(load: () => Promise<Module>, clock?: Pick<Clock, 'scheduler'>): Promise<Module> =>
  inTime(load(), { ...CODE_LIMIT, ...(clock && { clock }) });
