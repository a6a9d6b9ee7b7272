import { mix } from '../colour.ts';
import { type Box, inkTitle, type TitleOptions } from '../ink-title.ts';
import { FACES } from '../lettering/faces.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { ridge, tree } from '../shapes.ts';
import { nth } from '../nth.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, inked, linear, num, path, place, rect, ROUND, stroke } from '../svg.ts';

const night = ({ c: [g, a] }: Sheet): string => `<defs>${linear('h', g, a)}</defs>${rect(0, 0, 400, 600, 'url(#h)')}`;

const title = (...[k, area, ink, options]: [Sheet, Box, string, TitleOptions?]): string =>
  inkTitle(k, { ...FACES.narrow, r: 0.3, jit: 0.012 }, area, ink, { al: 0.5, max: 110, va: 1, on: k.c[1], ...options });

const house: Draw = (k) => {
  const [, , b, l, d] = k.c;
  let s = night(k);
  s += circle(214, 206, 128, l) +
    stroke('M56 470q-4-90 8-150m-6 70l-28-38m29 6l26-48M346 470q10-70-6-126m4 50l22-38m-25 4l-24-34', d, 8, ROUND) +
    path(ridge(k, 446, 8, 400, 600, 3), d);
  s += path('M142 450V304h-12l44-50v-70h-9l26-52 26 52h-9v44l18-20 52 62h-12v180z', d) +
    path(`${box(160, 320, 14, 26)}${box(200, 320, 14, 26)}${box(232, 320, 14, 26)}${box(184, 200, 13, 22)}M196 450v-44q14-16 28 0v44z`, b);
  return s + title(k, [32, 478, 336, 96], l);
};

const woods: Draw = (k) => {
  const [, , b, l, d] = k.c;
  let s = night(k);
  for (let q = 0; q < 3; q++) {
    let w = '';
    for (let i = 0; i < 7; i++) w += tree(i * 66 + k.n(-20, 20) + q * 20, 620, 640, 14 + q * 12);
    s += `<g opacity="${nth([0.28, 0.55, 1], q)}">${path(w, d)}</g>`;
  }
  for (let i = 0; i < 3; i++) {
    const x = k.n(60, 320), y = k.n(230, 380);
    s += circle(x, y, 5, b) + circle(x + 17, y, 5, b);
  }
  return s + place(200, 480, 0.9, inked(l, WOMAN)) + path('M0 520q200-60 400 0v80H0z', d) + title(k, [40, 500, 320, 74], l);
};

const hand: Draw = (k) => {
  const [, , b, l, d] = k.c;
  let s = night(k);
  s += circle(200, 200, 132, b) +
    path('M150 620q-6-120-40-190l-40-96q10-20 26 0l50 78-36-170q8-24 24-2l42 154-12-190q12-22 24 0l18 186 22-168q12-20 22 2l-12 176 40-120q16-16 22 6l-36 150q-20 80-20 184z', d);
  return s + title(k, [32, 480, 336, 94], l, { on: d });
};

const corridor: Draw = (k) => {
  const [g, , b, l, d] = k.c;
  let s = night(k);
  for (let i = 0; i < 8; i++) {
    const q = 0.78 ** i, w = 420 * q, h = 640 * q;
    s += rect(200 - w / 2, 280 - h * 0.44, w, h, mix(g, d, i % 2 ? 0.9 : i / 11));
  }
  return s + rect(184, 226, 32, 74, b) + place(200, 300, 0.58, inked(d, WOMAN)) + path('M184 300h32l80 300h-192z', mix(b, d, 0.72)) +
    path('M194 300h12l40 300h-92z', mix(d, g, 0.12)) + title(k, [32, 470, 336, 104], l);
};

const APPLES = [
  [100, 258],
  [124, 236],
  [312, 246],
  [284, 214],
  [158, 150],
  [128, 194],
  [196, 132],
  [254, 158],
  [292, 156],
] as const;

const orchard: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = night(k);
  s += circle(200, 176, 138, mix(g, a, 0.4)) + path('M0 352q200-36 400 0v250H0z', d) +
    stroke('M200 356V236m0 70q-46-10-76-66m76 40q46-10 80-64m-80 20q-8-48-44-84m44 84q14-44 52-74M150 262l-44-4m150 0l52-12m-142-56l-40 2m86-10l-6-46m46 26l36-8', d, 9, ROUND);
  for (const [x, y] of APPLES) s += circle(x, y + 10, 9, b);
  s += stroke('M200 356q-8 50-54 76m54-66q8 56 60 84m-62-50q-4 40-8 76m10-104q-56 6-96-4m98 6q56 4 92-10', mix(d, b, 0.55), 4, ROUND);
  return s + title(k, [40, 496, 320, 78], l);
};

const teeth: Draw = (k) => {
  const [, , b, l, d] = k.c;
  const s = night(k);
  let up = '', lo = '';
  for (let i = 0; i < 7; i++) {
    const w = 44 + Math.sin(i / 6 * 3.14) * 12, x = 30 + i * 50;
    up += `M${x} 196h46l-6 ${num(w)}q-17 22-34 0z`;
    lo += `M${x} 392h46l-6 ${num(-w)}q-17-20-34 0z`;
  }
  return s + path('M-10 190q210-150 420 0v210q-210 150-420 0z', d) + path('M10 196q190-60 380 0v200q-190 60-380 0z', b) +
    path(up + lo, l) + place(200, 336, 0.8, inked(d, MAN)) + title(k, [32, 488, 336, 86], l);
};

/** Horror: gradients and silhouettes. */
export const horror: Motifs = { house, woods, hand, corridor, orchard, teeth };
