import { mix, steps } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, clipped, ellipse, group, inked, num, path, place, rect, ROUND, stroke } from '../svg.ts';

/** So many stars above the horizon. */
const stars = (k: Sheet): string => {
  let q = '';
  for (let i = 0; i < 60; i++) q += `M${k.i(10, 1270)} ${k.i(10, 420)}h0`;
  return stroke(q, k.c[3], 2.6, ROUND);
};

/** Ranges of hills, and two who look up from them. */
const hills = (k: Sheet): string => {
  const [g, a, , l, d] = k.c;
  const tints = steps(mix(g, a, 0.5), d, 4);
  let s = '';
  for (let i = 0; i < 4; i++) {
    s += path(ridge(k, 520 + i * 50, 44 - i * 9, 1280, 720, 5 + i, i < 2 ? 'sharp' : 'soft'), nth(tints, i));
  }
  return s + place(300, 606, 1, inked(l, MAN)) + place(346, 611, 0.92, inked(l, WOMAN));
};

/** A greenhouse in orbit. */
const garden: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = stars(k) + circle(260, 930, 520, mix(g, a, 0.5)) + path('M470 520a290 290 0 0 1 580 0z', mix(g, b, 0.55));
  let q = '';
  for (let i = 1; i < 6; i++) q += `M760 230Q${760 + (i - 3) * 130} 300 ${760 + (i - 3) * 142} 520`;
  for (let i = 0; i < 9; i++) {
    const x = 520 + i * 60, h = 60 + Math.sin((i + 0.5) / 9 * 3.14) * 150;
    s += rect(x - 3, 520 - h, 6, h, d) + ellipse(x, 510 - h, 24, 46, nth([a, d, b], i % 3));
  }
  return s + stroke(`M470 520a290 290 0 0 1 580 0${q}`, l, 4) + rect(430, 520, 660, 26, l) + path('M480 546h560l-120 100H600z', a) +
    rect(640, 560, 240, 8, d) + place(700, 520, 0.8, inked(l, WOMAN)) + circle(760, 690, 12, l);
};

const sunset: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = stars(k) + circle(820, 400, 250, a);
  let q = '';
  for (let i = 0; i < 8; i++) q += box(540, 360 + i * 32, 560, 4 + i * 3);
  s += path(q, g) + rect(0, 540, 1280, 190, d);
  q = '';
  for (let i = -16; i <= 16; i++) q += `M${820 + i * 26} 540L${820 + i * 190} 720`;
  for (let i = 0; i < 7; i++) q += `M0 ${num(542 + i * i * 5)}h1280`;
  return s + stroke(q, b, 2) + place(330, 640, 1.4, inked(l, MAN)) + path('M300 640h60l-140 80h-60z', mix(d, '#000000', 0.3));
};

const eclipse: Draw = (k) => {
  const [g, a, , l] = k.c;
  const s = stars(k) + circle(860, 300, 236, l) + circle(884, 284, 226, g) + circle(1100, 120, 16, a);
  return s + hills(k);
};

const ringed: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = stars(k) + group('rotate(-14 860 290)', `<ellipse cx="860" cy="290" rx="380" ry="84" fill="none" stroke="${l}" stroke-width="12"/><ellipse cx="860" cy="290" rx="330" ry="66" fill="none" stroke="${b}" stroke-width="8"/>`) +
    circle(860, 290, 206, a) +
    clipped(
      'p',
      '<circle cx="860" cy="290" r="206"/>',
      group('rotate(-14 860 290)', rect(620, 160, 480, 36, b) + rect(620, 240, 480, 64, b) + rect(620, 380, 480, 24, b)) +
        `<circle cx="1000" cy="200" r="260" fill="${d}" opacity=".3"/>`,
    );
  s += group('rotate(-14 860 290)', stroke('M480 290a380 84 0 0 0 760 0', l, 12) + stroke('M530 290a330 66 0 0 0 660 0', b, 8));
  return s + hills(k);
};

/** One horizon, one body in the sky. */
export const scifi: Motifs = { ringed, sunset, garden, eclipse };
