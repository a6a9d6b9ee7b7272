import { caps } from '../caps.ts';
import { inkTitle, type TitleOptions } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { cut, polar } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WALKER } from '../silhouettes.ts';
import { circle, inked, path, place, type Point, poly, rect } from '../svg.ts';

const low = (...[k, y, ink = k.c[3], options]: [Sheet, number, string?, TitleOptions?]): string =>
  inkTitle(k, 'cut', [28, y, 344, 572 - y], ink, { mode: 'stack', va: 1, max: 96, ...options });

const spiral: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = '';
  for (let i = 0; i < 9; i++) {
    const r = 300 * 0.77 ** i;
    s += path(cut(k, [0, 1, 2, 3].map((q) => polar(200, 205, r, q * 1.571 + 0.7 + i * 0.26)), r * 0.05), i === 8 ? b : i % 2 ? g : a);
  }
  return s + rect(0, 400, 400, 200, g) + place(200, 222, 0.42, inked(d, WALKER), 24) + low(k, 420);
};

const hand: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let s = circle(k.n(230, 300), k.n(90, 130), 52, b) +
    path(cut(k, [[112, 400], [128, 300], [276, 296], [300, 400], [286, 620], [120, 620]], 5), a);
  for (const [x, x2, y] of [[118, 148, 150], [168, 182, 90], [214, 224, 78], [258, 276, 120]] as const) {
    s += path(cut(k, [[x2 - 8, y], [x2 + 20, y + 8], [x + 34, 320], [x - 2, 322]], 4), a);
  }
  s += path(cut(k, [[122, 420], [58, 292], [78, 270], [136, 342]], 5), a);
  return s + inkTitle(k, 'cut', [138, 392, 136, 178], g, { mode: 'stack', va: 0.4, al: 0.5, on: a }) + caps(k, k.year, 28, 32, 15, l) +
    caps(k, k.genre, 372, 32, 15, l, 1);
};

const stairs: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  const pts: Point[] = [[-9, 470]];
  for (let i = 0; i < 7; i++) {
    const y = 430 - i * 58;
    pts.push([i * 64 - 6, y], [i * 64 + 58, y - 4]);
  }
  s += path(cut(k, [...pts, [420, 20], [420, 640], [-9, 640]], 5), a) +
    path(cut(k, [[232, 190], [262, 192], [420, 420], [420, 560]], 4), b);
  return s + place(245, 196, 1.05, inked(d === a ? l : d, MAN)) + low(k, 440, l, { on: a }) + caps(k, k.year, 28, 32, 15, d);
};

const eye: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path(cut(k, [[20, 236], [110, 150], [200, 122], [296, 150], [382, 232], [300, 318], [200, 344], [104, 316]], 7), l);
  s += path(cut(k, Array.from({ length: 9 }, (_, i) => polar(200, 234, 92, i * 0.698)), 6), a) +
    path(cut(k, Array.from({ length: 8 }, (_, i) => polar(200, 234, 52, i * 0.785)), 4), d) + place(200, 264, 0.5, inked(b, MAN));
  for (let i = 0; i < 6; i++) {
    const x = 70 + i * 52, y = 96 + Math.abs(i - 2.5) * 16;
    s += path(cut(k, [[x - 9, y + 36], [x + (i - 2.5) * 18, y - 34], [x + 14, y + 32]], 4), d);
  }
  return s + low(k, 392, d);
};

const split: Draw = (k) => {
  const [g, , b, l, d] = k.c;
  let s = '';
  const z: Point[] = [];
  for (let i = 0; i <= 8; i++) z.push([200 + (i % 2 ? 26 : -26) + k.n(-9, 9), i * 80 - 20]);
  const half = poly([[0, -20], ...z, [0, 640]]);
  s += path(half, d) + `<clipPath id="q"><path d="${half}"/></clipPath>` + circle(200, 205, 128, d) +
    `<g clip-path="url(#q)">${circle(200, 205, 128, g)}</g>`;
  s += path(cut(k, [[120, 176], [174, 168], [178, 186], [126, 196]], 3), d) +
    path(cut(k, [[226, 170], [282, 178], [276, 194], [222, 186]], 3), g) +
    path(cut(k, [[138, 262], [196, 252], [196, 270], [144, 282]], 3), d) +
    path(cut(k, [[204, 252], [262, 240], [258, 258], [204, 270]], 3), g);
  return s + inkTitle(k, 'cut', [28, 392, 344, 180], l === g ? b : l, { mode: 'stack', va: 1, max: 96, on: d });
};

const fall: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  // a falling figure between two sheets
  const s = path(cut(k, [[-9, -9], [250, -9], [150, 330], [60, 640], [-9, 640]], 9), a) +
    path(cut(k, [[330, -9], [410, -9], [410, 640], [250, 640], [290, 300]], 9), b);
  return s + place(215, 290, 1.5, inked(d, WALKER), k.n(140, 200)) + low(k, 420, l);
};

/** Thriller: scissors and flat sheets, after Saul Bass. */
export const cutout: Motifs = { spiral, hand, stairs, eye, split, fall };
