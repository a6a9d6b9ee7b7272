import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { cut, polar } from '../shapes.ts';
import { MAN, WALKER } from '../silhouettes.ts';
import { circle, inked, path, place, type Point } from '../svg.ts';

const stairs: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = '';
  const pts: Point[] = [[-20, 700]];
  for (let i = 0; i < 12; i++) {
    const y = 640 - i * 54;
    pts.push([i * 108 - 10, y], [i * 108 + 98, y - 4]);
  }
  s += circle(360, 220, 120, b) + path(cut(k, [...pts, [1320, -20], [1320, 760], [-20, 760]], 7), a) +
    path(cut(k, [[790, 230], [850, 226], [1320, 470], [1320, 740]], 6), d === a ? mix(a, g, 0.3) : d);
  return s + place(818, 228, 1.8, inked(d === a ? l : d, WALKER));
};

const eye: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 13; i++) {
    const arch = Math.sin((i / 12) * 3.14);
    const lash: Point[] = [[60 + i * 98, 210 - arch * 120], [84 + i * 94 + (i - 6) * 16, 40 - arch * 60], [110 + i * 92, 200 - arch * 120]];
    s += path(cut(k, lash, 6), d);
  }
  s += path(cut(k, [[70, 400], [320, 190], [640, 110], [960, 190], [1216, 400], [950, 590], [640, 650], [330, 590]], 12), l) +
    path(cut(k, Array.from({ length: 11 }, (_, i) => polar(640, 384, 232, i * 0.571)), 10), a) +
    path(cut(k, Array.from({ length: 9 }, (_, i) => polar(640, 384, 140, i * 0.698)), 8), d);
  return s + place(640, 486, 1.9, inked(b, MAN));
};

const spiral: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = '';
  for (let i = 0; i < 10; i++) {
    const r = 960 * 0.76 ** i;
    const corners = [0, 1, 2, 3].map((turn): Point => {
      const [x, y] = polar(0, 0, r, turn * 1.571 + 0.76 + i * 0.12);
      return [760 + x, 350 + y * 0.72];
    });
    s += path(cut(k, corners, r * 0.04), i === 9 ? b : nth([g, a, mix(g, d, 0.3), a], i % 4));
  }
  return s + place(764, 392, 0.72, inked(d, WALKER), 8);
};

/** A flight of stairs, an eye, a spiral without a bottom. */
export const cutout: Motifs = { spiral, stairs, eye };
