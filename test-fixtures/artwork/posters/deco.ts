import { mix } from '../colour.ts';
import { inkTitle } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { wedge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, ellipse, group, inked, num, path, place, rect, ring, stroke } from '../svg.ts';

type Rays = [cx: number, cy: number, count: number, ink: string, r?: number, from?: number, to?: number];

const rays = (...[cx, cy, n, ink, r = 700, from = Math.PI, to = 2 * Math.PI]: Rays): string => {
  let q = '';
  const st = (to - from) / n;
  for (let i = 0; i < n; i += 2) q += wedge(cx, cy, r, from + st * (i + 0.5), from + st * (i + 1.5));
  return path(q, ink);
};

const frame = ({ c: [, , , l] }: Sheet): string => stroke(box(14, 14, 372, 572), l, 3) + stroke(box(21, 21, 358, 558), l, 1);

const foot = (...[k, y, h]: [Sheet, number, number]): string =>
  inkTitle(k, 'decoHeavy', [44, y, 312, h], k.c[3], { al: 0.5, va: 0.5, max: 58, on: k.c[4] });

const sunburst: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = rays(200, 400, 23, a) + circle(200, 400, 112, b) + circle(200, 400, 84, l) + circle(200, 400, 58, b) + rect(0, 400, 400, 200, d);
  for (let i = 0; i < 4; i++) s += rect(0, 400 + i * 9, 400, 4 - i * 0.7, l);
  return s + foot(k, 454, 96) + frame(k);
};

const tower: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = rays(200, 470, 25, a) +
    [0, 1, 2, 3, 4].map((i) => rect(200 - (86 - i * 18), 330 - i * 62, (86 - i * 18) * 2, 300 + i * 62, i % 2 ? b : d)).join('') +
    path('M191 90l9-58 9 58z', l);
  for (let i = 0; i < 7; i++) s += rect(192, 120 + i * 40, 4, 26, l) + rect(204, 120 + i * 40, 4, 26, l);
  return s + rect(0, 440, 400, 160, d) + rect(0, 436, 400, 4, l) + foot(k, 462, 92) + frame(k);
};

const fans: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const centres = [[50, 58], [0, 116], [100, 116], [50, 174]] as const;
  const fan = (i: number): string =>
    circle(0, 0, 57, d) + ring(0, 0, 47, 6, i % 3 ? a : b) + ring(0, 0, 31, 6, l) + circle(0, 0, 15, i % 3 ? b : a);
  const pattern = '<pattern id="f" width="100" height="116" patternUnits="userSpaceOnUse" x="-50" y="-6">';
  const s = `${pattern}${centres.map(([x, y], i) => place(x, y, 1, fan(i))).join('')}</pattern>` + rect(0, 0, 400, 424, 'url(#f)');
  return s + rect(0, 424, 400, 176, d) + rect(0, 424, 400, 5, l) + rect(0, 434, 400, 2, l) + foot(k, 460, 96) + frame(k);
};

const stage: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = rays(200, 10, 21, b, 640, 0, Math.PI) + ellipse(200, 428, 104, 16, l) + place(200, 432, 1.9, inked(d, k.v > 0.5 ? WOMAN : MAN));
  for (let i = 0; i < 4; i++) {
    const w = 190 - i * 46, q = `M0 0H${w}Q${num(w * 0.8)} 240 ${num(w * 0.34)} 440H0z`;
    s += path(q, i % 2 ? a : mix(a, d, 0.35)) + group('translate(400 0) scale(-1 1)', path(q, i % 2 ? a : mix(a, d, 0.35)));
  }
  s += path('M0 0h400v44q-50 40-100 0q-50 40-100 0q-50 40-100 0q-50 40-100 0z', mix(a, d, 0.35)) + rect(0, 440, 400, 160, d);
  return s + rect(0, 440, 400, 4, l) + foot(k, 466, 92) + frame(k);
};

const gate: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 7; i++) {
    const w = 176 - i * 24, y = 90 + i * 26;
    s += path(`M${200 - w} 440V${y + w * 0.7}a${w} ${w} 0 0 1 ${2 * w} 0v${440 - y - w * 0.7}z`, nth([a, d, b, d, a, d, l], i));
  }
  return s + place(200, 440, 0.8, inked(d, k.v > 0.5 ? WOMAN : MAN)) + rect(0, 440, 400, 160, d) + rect(0, 440, 400, 4, l) +
    foot(k, 462, 92) + frame(k);
};

/** Adventure and fantasy: rays, steps and gold, after the picture palaces. */
export const deco: Motifs = { sunburst, tower, fans, stage, gate };
