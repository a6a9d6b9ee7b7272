import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { ridge, tree } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { WOMAN } from '../silhouettes.ts';
import { box, circle, inked, linear, path, place, rect, ROUND, stroke } from '../svg.ts';

const BARE_TREE =
  'M0 0V-150m0 90q-56-16-90-84m90 46q56-10 94-70m-94 10q-10-60-52-100m52 100q18-54 62-84M-56-106l-52-4M56-118l58-14';

const night = ({ c: [g, a] }: Sheet): string =>
  `<defs>${linear('h', g, a)}</defs>${rect(0, 0, 1280, 720, 'url(#h)')}`;

const hill = (k: Sheet): string => {
  const [, a, , , d] = k.c;
  return path(ridge(k, 470, 30, 1280, 720, 4), mix(a, d, 0.5)) + path('M380 560Q820 330 1280 560V720H380z', d) +
    path(ridge(k, 580, 16, 1280, 720, 6), d);
};

const corridor: Draw = (k) => {
  const [g, , b, , d] = k.c;
  let s = night(k);
  for (let i = 0; i < 9; i++) {
    const q = 0.76 ** i;
    s += rect(720 - 800 * q, 330 - 460 * q, 1600 * q, 900 * q, mix(g, d, i % 2 ? 0.92 : i / 12));
  }
  return s + rect(684, 262, 72, 150, b) + place(720, 412, 1.2, inked(d, WOMAN)) + path('M684 412h72l240 310H444z', mix(b, d, 0.7));
};

const woods: Draw = (k) => {
  const [, , b, l, d] = k.c;
  let s = night(k) + circle(700, 260, 170, b);
  for (let q = 0; q < 3; q++) {
    let w = '';
    for (let i = 0; i < 12; i++) w += tree(i * 116 + k.n(-40, 40), 740, 780, 24 + q * 22);
    s += `<path d="${w}" fill="${d}" opacity="${nth([0.28, 0.5, 1], q)}"/>`;
  }
  for (let i = 0; i < 4; i++) {
    const x = k.n(120, 1100), y = k.n(260, 460);
    s += circle(x, y, 8, b) + circle(x + 28, y, 8, b);
  }
  return s + path('M0 640q640-60 1280 0v90H0z', d) + place(700, 640, 1.5, inked(l, WOMAN));
};

const house: Draw = (k) => {
  const [, , b, l, d] = k.c;
  const s = night(k) + circle(880, 260, 170, l) + hill(k);
  return s + place(880, 470, 1.35, path('M-100 0V-150h-14l50-56v-80h-10l30-60 30 60h-10v50l22-24 60 72h-14V0z', d) + path(`${box(-76, -130, 16, 30)}${box(-30, -130, 16, 30)}${box(8, -130, 16, 30)}${box(-50, -260, 14, 24)}M-40 0v-46q16-20 32 0V0z`, b)) +
    place(500, 560, 1, stroke(BARE_TREE, d, 12, ROUND)) + place(1180, 540, 0.9, stroke(BARE_TREE, d, 12, ROUND));
};

const orchard: Draw = (k) => {
  const [, , b, l, d] = k.c;
  let s = night(k) + circle(880, 260, 170, b) + hill(k);
  for (let i = 0; i < 5; i++) {
    const x = 250 + i * 240, y = 560 - Math.sin(i / 4 * 3) * 90, z = 0.9 + k.n(0, 0.7);
    s += place(x, y + 20, z, stroke(BARE_TREE, d, 12, ROUND));
    for (let n = 0; n < 5; n++) s += circle(x + k.n(-90, 90) * z, y - k.n(70, 190) * z, 10, n % 4 ? b : l);
  }
  return s + place(640, 560, 0.8, inked(l, WOMAN));
};

/** Silhouettes under a large moon. */
export const horror: Motifs = { house, woods, orchard, corridor };
