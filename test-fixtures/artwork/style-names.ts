export const STYLE_NAMES = [
  'cutout',
  'swiss',
  'polish',
  'deco',
  'noir',
  'scifi',
  'romance',
  'horror',
  'halftone',
  'strata',
  'toy',
  'construct',
  'wave',
  'facade',
  'emblem',
] as const;

/** A way of drawing, the same for a poster and its backdrop. */
export type StyleName = (typeof STYLE_NAMES)[number];

export const isStyleName = (name: string | undefined): name is StyleName => STYLE_NAMES.some((known) => known === name);
