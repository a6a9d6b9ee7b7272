/** How the skeleton is inked. Lengths are shares of the capitals' height. */
export interface Face {
  /** Level stroke. */
  readonly t: number;
  /** Upright stroke, where it differs. */
  readonly T?: number;
  /** Width of a letter. */
  readonly k: number;
  /** Roundness, 0 to 1. */
  readonly r?: number;
  /** Height of the waist. */
  readonly m?: number;
  /** Space between letters. */
  readonly gap: number;
  /** Space between words. */
  readonly word?: number;
  readonly serif?: number;
  /** How far a hand is off. */
  readonly jit?: number;
  readonly chamfer?: boolean;
  /** Drawn as one line of the pen, not as an outline. */
  readonly line?: boolean;
  readonly cap?: 'round' | 'square';
}

const face = (description: Face): Face => description;

export const FACES = {
  gothic: face({ t: 0.17, k: 0.46, r: 1, gap: 0.07 }),
  narrow: face({ t: 0.105, k: 0.29, r: 1, gap: 0.065 }),
  block: face({ t: 0.2, k: 0.58, r: 0.5, gap: 0.05, chamfer: true }),
  wide: face({ t: 0.075, k: 1, r: 0.75, gap: 0.3, m: 0.5 }),
  deco: face({ t: 0.055, k: 0.62, r: 1, gap: 0.16, m: 0.64 }),
  decoHeavy: face({ t: 0.05, T: 0.2, k: 0.6, r: 1, gap: 0.09, m: 0.62 }),
  didone: face({ t: 0.028, T: 0.165, k: 0.66, r: 1, gap: 0.17, serif: 0.08 }),
  slab: face({ t: 0.135, k: 0.6, r: 1, gap: 0.16, serif: 0.03, line: true, cap: 'square' }),
  italienne: face({ t: 0.19, T: 0.085, k: 0.5, r: 0.8, gap: 0.25, serif: 0.085 }),
  cut: face({ t: 0.19, k: 0.52, r: 0, gap: 0.07, jit: 0.055 }),
  hand: face({ t: 0.12, k: 0.56, r: 0.9, gap: 0.14, jit: 0.05, line: true, cap: 'round' }),
  round: face({ t: 0.19, k: 0.58, r: 1, gap: 0.1, line: true, cap: 'round' }),
  hair: face({ t: 0.06, k: 0.7, r: 1, gap: 0.3 }),
  small: face({ t: 0.13, k: 0.56, r: 0.9, gap: 0.28, line: true }),
} as const;

export type FaceName = keyof typeof FACES;
