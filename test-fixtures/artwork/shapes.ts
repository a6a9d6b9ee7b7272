import { nth } from './nth.ts';
import type { Sheet } from './sheet.ts';
import { box, num, point, poly, type Point } from './svg.ts';

export const polar = (...[cx, cy, r, turn]: [cx: number, cy: number, r: number, turn: number]): Point => [
  cx + Math.cos(turn) * r,
  cy + Math.sin(turn) * r,
];

export const wedge = (...[cx, cy, r, from, to]: [cx: number, cy: number, r: number, from: number, to: number]): string =>
  poly([[cx, cy], polar(cx, cy, r, from), polar(cx, cy, r, to)]);

/** A sheet cut by hand: each corner is off by a little. */
export const cut = (k: Sheet, points: readonly Point[], by = 6): string =>
  poly(points.map(([x, y]) => [x + k.n(-by, by), y + k.n(-by, by)]));

/** A closed smooth curve through points (Catmull-Rom). */
export const blob = (points: readonly Point[]): string => {
  const count = points.length;
  const at = (index: number): Point => nth(points, (index + count) % count);
  const curve = (index: number): string => {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const arriving: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    return `C${point(leaving)} ${point(arriving)} ${point(c)}`;
  };
  return `M${point(at(0))}${points.map((_, index) => curve(index)).join('')}z`;
};

export type RidgeKind = 'soft' | 'sharp' | 'mesa';
type Ridge = [k: Sheet, y: number, height: number, W: number, H: number, steps: number, kind?: RidgeKind];

/** A ridge from left to right, closed along the bottom. */
export const ridge = (...[k, y, height, W, H, steps, kind = 'soft']: Ridge): string => {
  const step = W / steps;
  let d = `M0 ${num(y + k.n(-height, height))}`;
  for (let i = 1; i <= steps; i++) {
    const x = step * i;
    const top = y + k.n(-height, height);
    // Flat tops and steep falls; or points; or hills.
    if (kind === 'mesa') d += `h${num(step * k.n(0.3, 0.6))}L${point([x, top])}`;
    else if (kind === 'sharp') d += `L${point([x - step * k.n(0.3, 0.7), top - height * 0.8])}L${point([x, top])}`;
    else d += `Q${point([x - step / 2, top - height * k.n(-1, 1)])} ${point([x, top])}`;
  }
  return `${d}L${W} ${H}H0z`;
};

type Halftone = [x: number, y: number, w: number, h: number, pitch: number, ink: string, size: (share: number) => number];

/** Rows of dots with sizes that follow size(0 to 1): a halftone screen for the price of one dashed line a row. */
export const halftone = (...[x, y, w, h, pitch, ink, size]: Halftone): string => {
  const rows = Math.round(h / pitch);
  let s = '';
  for (let i = 0; i <= rows; i++) {
    const dot = Math.max(0, size(i / rows)) * pitch;
    const from = `M${num(x + (i % 2 ? pitch / 2 : 0))} ${num(y + (i * h) / rows)}`;
    if (dot > 0.6) s += `<path d="${from}h${num(w)}" stroke-width="${num(dot)}"/>`;
  }
  return `<g stroke="${ink}" stroke-linecap="round" stroke-dasharray="0 ${num(pitch)}">${s}</g>`;
};

export const tree = (...[x, y, h, w]: [x: number, y: number, height: number, width: number]): string =>
  `M${num(x - w / 2)} ${num(y)}l${num(w * 0.15)} ${num(-h)}h${num(w * 0.7)}l${num(w * 0.15)} ${num(h)}z`;

type Skyline = [k: Sheet, y: number, low: number, high: number, narrow: number, wide: number];

/** Houses from left to right, standing on y. */
export const skyline = (...[k, y, low, high, narrow, wide]: Skyline): string => {
  let d = '';
  let x = -10;
  while (x < 1290) {
    const w = k.n(narrow, wide);
    const h = k.n(low, high);
    d += box(x, y - h, w, h + 4);
    x += w + k.n(0, 8);
  }
  return d;
};
