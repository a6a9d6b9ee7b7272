import { contrast } from './colour.ts';
import type { Sheet } from './sheet.ts';

/** The wanted ink if it reads on this ground, else the ink of the palette that reads best. */
export const legible = (...[k, wanted, on, least = 3.5]: [Sheet, wanted: string, on: string, least?: number]): string =>
  contrast(wanted, on) >= least ? wanted : k.c.toSorted((a, b) => contrast(b, on) - contrast(a, on))[0] ?? wanted;
