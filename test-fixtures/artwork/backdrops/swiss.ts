import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { circle, path, place, rect } from '../svg.ts';

/** Quarter discs, one for each corner. */
const QUARTERS = [
  'M0 0h160a160 160 0 0 1-160 160z',
  'M160 0v160a160 160 0 0 1-160-160z',
  'M160 160H0A160 160 0 0 1 160 0z',
  'M0 160V0a160 160 0 0 1 160 160z',
];

const tiles: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const inks = [a, b, d, l, mix(g, d, 0.12)];
  let s = '';
  for (let y = 0; y < 5; y++) for (let x = 0; x < 8; x++) {
    const ink = nth(inks, k.i(0, 4)), q = k.i(0, 3), kind = k.r();
    if (kind < 0.16) continue;
    s += place(x * 160, y * 160 - 40, 1, kind < 0.3 ? circle(80, 80, 80, ink) : path(nth(QUARTERS, q), ink));
  }
  return s;
};

const arcs: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 9; i++) s += circle(980, 720, 900 - i * 100, nth([a, g, b, g, l, g, d, g, a], i));
  return s + circle(180, 150, 70, b);
};

const moons: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  return circle(800, 390, 330, a) + circle(980, 300, 262, g) + circle(1030, 260, 62, b) + rect(0, 640, 1280, 6, d) +
    rect(96, 96, 6, 550, d) + rect(120, 96, 3, 550, d);
};

const open: Draw = (k) => (k.v > 0.5 ? arcs(k) : moons(k));

/** Tiles to the edges, or a few large discs. */
export const swiss: Motifs = { tiles, eclipse: open, arcs: open };
