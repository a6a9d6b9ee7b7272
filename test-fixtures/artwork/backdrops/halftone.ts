import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { halftone, ridge } from '../shapes.ts';
import { MAN, WALKER } from '../silhouettes.ts';
import { circle, clipped, inked, path, place, rect } from '../svg.ts';

const cloud: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = clipped(
    'g',
    '<path d="M300 440a120 120 0 0 1 40-226 170 170 0 0 1 316-66 140 140 0 0 1 236 60 120 120 0 0 1 60 232z"/>',
    rect(0, 0, 1280, 480, l) + halftone(180, 80, 820, 380, 24, a, (v) => 0.1 + 1 * v),
  );
  for (let i = 0; i < 30; i++) s += rect(310 + i * 22, 466 + (i % 4) * 20, 4, 90 + (i % 5) * 22, a);
  return s + rect(0, 676, 1280, 50, d) + place(1060, 680, 1.3, inked(d, MAN)) + path('M990 552a76 76 0 0 1 152 0z', b) +
    rect(1064, 480, 4, 80, d);
};

const globe: Draw = (k) => {
  const [, a, b, , d] = k.c;
  return clipped(
    'g',
    '<circle cx="800" cy="420" r="380"/>',
    rect(400, 30, 800, 800, b) + halftone(400, 40, 820, 700, 26, a, (v) => 0.1 + 1.05 * v),
  ) +
    rect(0, 640, 1280, 90, d) + place(260, 646, 1.5, inked(d, WALKER));
};

const wave: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 4; i++) s += clipped(
    `g${i}`,
    `<path d="${ridge(k, 240 + i * 120, 60, 1280, 740, 4)}"/>`,
    rect(0, 80, 1280, 660, nth([b, l, mix(b, g, 0.5), g], i)) + halftone(0, 190 + i * 120, 1310, 130, 22, a, (v) => 1 - v),
  );
  return circle(960, 160, 90, d) + s;
};

/** A halftone picture. */
export const screen: Motifs = { cloud, globe, wave, crowd: wave };
