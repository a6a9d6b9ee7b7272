import { caps, credit } from '../caps.ts';
import { mix } from '../colour.ts';
import { inkTitle } from '../ink-title.ts';
import { FACES } from '../lettering/faces.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { halftone, ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { clipped, disc, num, path, rect } from '../svg.ts';

const label = (...[k, y, h = 96]: [Sheet, number, number?]): string => {
  const [, , , l, d] = k.c;
  const face = { ...FACES.slab, t: 0.1 };
  const lettering = inkTitle(k, face, [44, y + 14, 312, h - 28], d, { va: 0.5, max: 36, lead: 0.34, on: l });
  return rect(28, y, 344, h, l) + lettering;
};

const globe: Draw = (k) => {
  const [, a, b] = k.c;
  const s = clipped(
    'g',
    '<circle cx="200" cy="232" r="172"/>',
    rect(0, 40, 400, 400, b) + halftone(20, 60, 380, 350, 19, a, (v) => 0.2 + 0.95 * v),
  );
  return s + label(k, 452) + caps(k, credit(k), 28, 566, 10, a);
};

const crowd: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = halftone(0, 0, 410, 300, 21, a, (v) => 0.95 - 0.8 * v);
  for (let j = 0; j < 3; j++) {
    let q = '';
    for (let i = 0; i < 6 - j; i++) {
      const w = 72 + j * 14, x = (i + (j % 2) / 2) * w - 4, y = 262 + j * 54 + k.n(-9, 9), r = 18 + j * 4;
      q += disc(x, y, r) +
        `M${num(x - r * 2)} 460V${num(y + r * 2.4)}q0-${num(r * 1.2)} ${num(r * 1.2)}-${num(r * 1.2)}h${num(r * 1.6)}q${num(r * 1.2)} 0 ${num(r * 1.2)} ${num(r * 1.2)}V460z`;
    }
    s += path(q, nth([mix(a, g, 0.35), b === d ? a : b, d], j));
  }
  return s + rect(0, 440, 400, 160, d) + label(k, 466, 92);
};

const cloud: Draw = (k) => {
  const [, a, , l] = k.c;
  let s = clipped(
    'g',
    '<path d="M60 270a60 60 0 0 1 30-112a86 86 0 0 1 160-34a72 72 0 0 1 96 92a50 50 0 0 1-10 54z"/>',
    rect(0, 30, 400, 260, l) + halftone(20, 60, 380, 220, 15, a, (v) => 0.15 + 1 * v),
  );
  for (let i = 0; i < 12; i++) s += rect(74 + i * 22, 296 + (i % 3) * 18, 3, 60 + (i % 4) * 12, a);
  return s + label(k, 462) + caps(k, credit(k), 28, 574, 10, a);
};

const bust: Draw = (k) => {
  const [, , b, , d] = k.c;
  const s = clipped(
    'g',
    '<path d="M40 460q0-110 96-128q14-6 14-34q-30-30-30-92q0-96 84-96t84 96q0 62-30 92q0 28 14 34q96 18 96 128z"/>',
    rect(0, 80, 400, 400, b) + '<g transform="rotate(24 200 300)">' + halftone(-40, 60, 480, 460, 17, d, (v) => 0.05 + 1.1 * v) +
      '</g>',
  );
  return s + label(k, 448) + caps(k, credit(k), 28, 562, 10, d);
};

const wave: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let s = '';
  for (let i = 0; i < 3; i++) s += clipped(
    `g${i}`,
    `<path d="${ridge(k, 150 + i * 110, 34, 400, 620, 3)}"/>`,
    rect(0, 60, 400, 560, nth([b, l, mix(b, g, 0.5)], i)) + halftone(0, 116 + i * 110, 420, 120, 20, a, (v) => 1 - v),
  );
  return s + label(k, 470);
};

/** Documentary: a halftone picture and a typewritten label. */
export const screen: Motifs = { globe, crowd, cloud, bust, wave };
