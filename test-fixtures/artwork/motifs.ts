import type { Sheet } from './sheet.ts';

export type Draw = (k: Sheet) => string;

/** What a style can draw, by name, in the order in which chance counts them. */
export type Motifs = Readonly<Record<string, Draw>>;

/** Draws the motif that the sheet asks for, or one that chance picks. */
export const drawOne =
  (motifs: Motifs): Draw =>
  (k) =>
    motifs[k.motif(Object.keys(motifs))]?.(k) ?? '';
