import type { RequestRate } from '../../requests/request-gate.ts';

/** product.md, Import: request limits. */
export const IMPORT_RATE: RequestRate = { atOnce: 6, aSecond: 15 };
