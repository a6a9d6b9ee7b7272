import { mix } from '../colour.ts';
import { type Box, inkTitle, type TitleOptions } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, PROFILE, WOMAN } from '../silhouettes.ts';
import { box, circle, clipped, ellipse, group, inked, num, path, place, rect, ROUND, stroke } from '../svg.ts';

const title = (...[k, area, ink = k.c[4], options]: [Sheet, Box, string?, TitleOptions?]): string =>
  inkTitle(k, 'didone', area, ink, { al: 0.5, max: 56, ...options });

const circles: Draw = (k) => {
  const [, a, b, , d] = k.c;
  let s = '';
  const r = 118, dx = 62, h = Math.sqrt(r * r - dx * dx), v = k.v > 0.5;
  const lens = `M0 ${num(-h)}A${r} ${r} 0 0 1 0 ${num(h)}A${r} ${r} 0 0 1 0 ${num(-h)}z`;
  s += group(`translate(200 230)${v ? ' rotate(90)' : k.v > 0.25 ? ' rotate(-35)' : ''}`, circle(-dx, 0, r, a) + circle(dx, 0, r, b) + path(lens, d));
  return s + title(k, [36, 446, 328, 120]);
};

const profiles: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = group('translate(6 70) scale(2.1)', path(`M-10 0H0${PROFILE}V260H-10z`, a)) +
    group('translate(394 70) scale(-2.1 2.1)', path(`M-10 0H0${PROFILE}V260H-10z`, b));
  return s + circle(200, 92, 26, l) + rect(0, 470, 400, 130, g) + title(k, [36, 488, 328, 84], d);
};

const boats: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = circle(200, 200, 92, a) + rect(0, 300, 400, 300, b);
  let q = '';
  for (let i = 0; i < 6; i++) q += box(200 - 70 + i * 9, 316 + i * 20, 140 - i * 18, 6);
  s += path(q, a) + path('M84 300h92q-12 26-30 26h-36q-20 0-26-26zM224 300h92q-6 26-26 26h-36q-18 0-30-26z', d) +
    path('M130 294V190l-46 104zM134 294V206l34 88zM270 294V190l46 104zM266 294V206l-34 88z', l);
  return s + title(k, [36, 464, 328, 104], l, { on: b });
};

const umbrella: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = '';
  let q = '';
  for (let i = 0; i < 34; i++) {
    const x = k.i(-20, 420), y = k.i(-10, 560);
    q += `M${x} ${y}l-10 34`;
  }
  s += stroke(q, b, 3) + path('M70 270a130 130 0 0 1 260 0q-21-26-43 0q-22-26-44 0q-21-26-43 0q-22-26-43 0q-22-26-44 0q-21-26-43 0z', a) +
    rect(197, 126, 6, 200, d) + place(168, 442, 1.5, inked(d, MAN)) + place(234, 442, 1.5, inked(a, WOMAN));
  return s + ellipse(200, 442, 120, 9, mix(g, d, 0.2)) + title(k, [36, 466, 328, 104], d);
};

const windows: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 2; i++) {
    const x = 62 + i * 152;
    s += path(`M${x} 360V170a62 62 0 0 1 124 0v190z`, i ? b : a) +
      clipped(
        `w${i}`,
        `<path d="M${x} 360V170a62 62 0 0 1 124 0v190z"/>`,
        place(x + 62 + (i ? -14 : 14), 400, 1.9, inked(d, i ? MAN : WOMAN)),
      ) +
      rect(x - 12, 360, 148, 10, l);
  }
  return s + title(k, [36, 420, 328, 150], l);
};

const swans: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path('M40 360q10-60 90-62q40 0 60 22q-16 60-90 60q-50 0-60-20z', l) + stroke('M150 318q50-40 24-110q-12-36-40-26', l, 20, ROUND) +
    path('M360 360q-10-60-90-62q-40 0-60 22q16 60 90 60q50 0 60-20z', d) + stroke('M250 318q-50-40-24-110q12-36 40-26', d, 20, ROUND) +
    path('M136 172l-34 14 30 10zM264 172l34 14-30 10z', b);
  for (let i = 0; i < 4; i++) s += rect(40 + i * 26, 396 + i * 16, 320 - i * 52, 4, a);
  return s + circle(200, 110, 40, a) + title(k, [36, 476, 328, 96], d);
};

/** Romance: two of everything. */
export const romance: Motifs = { circles, profiles, boats, umbrella, windows, swans };
