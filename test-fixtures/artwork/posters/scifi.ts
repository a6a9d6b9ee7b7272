import { mix } from '../colour.ts';
import { inkTitle, type TitleOptions } from '../ink-title.ts';
import { FACES } from '../lettering/faces.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { polar, ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN } from '../silhouettes.ts';
import { box, circle, clipped, ellipse, group, inked, num, path, place, rect, ring, ROUND, stroke } from '../svg.ts';

const stars = (...[k, n, h]: [Sheet, number, number]): string => {
  let q = '';
  for (let i = 0; i < n; i++) q += `M${k.i(8, 392)} ${k.i(8, h)}h0`;
  return stroke(q, k.c[3], 2.2, ROUND);
};

const wide = (...[k, y, h, ink = k.c[3], options]: [Sheet, number, number, string?, TitleOptions?]): string =>
  inkTitle(k, { ...FACES.wide, k: 0.8 }, [36, y, 328, h], ink, { al: 0.5, lead: 0.62, max: 34, ...options });

const sunset: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = stars(k, 26, 200) + circle(200, 330, 150, a);
  let q = '';
  for (let i = 0; i < 7; i++) q += box(40, 296 + i * 22, 320, 3 + i * 2.2);
  s += path(q, g) + rect(0, 440, 400, 160, d);
  q = '';
  for (let i = -9; i <= 9; i++) q += `M${200 + i * 14} 440L${200 + i * 95} 600`;
  for (let i = 0; i < 6; i++) q += `M0 ${num(442 + i * i * 6.2)}h400`;
  return s + stroke(q, b, 1.6) + wide(k, 46, 96);
};

const ringed: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = stars(k, 34, 590) +
    group('rotate(-18 200 250)', `<ellipse cx="200" cy="250" rx="190" ry="46" fill="none" stroke="${l}" stroke-width="8"/><ellipse cx="200" cy="250" rx="164" ry="36" fill="none" stroke="${b}" stroke-width="5"/>`) +
    circle(200, 250, 118, a);
  s += clipped(
    'p',
    '<circle cx="200" cy="250" r="118"/>',
    group('rotate(-18 200 250)', rect(60, 176, 300, 22, b) + rect(60, 222, 300, 40, b) + rect(60, 300, 300, 14, b)) +
      `<circle cx="278" cy="196" r="150" fill="${mix(a, d, 0.28)}" opacity=".45"/>`,
  );
  s += group('rotate(-18 200 250)', stroke('M10 250a190 46 0 0 0 380 0', l, 8) + stroke('M36 250a164 36 0 0 0 328 0', b, 5));
  return s + wide(k, 452, 110);
};

const monolith: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = circle(200, 260, 168, a) + circle(200, 260, 128, b) + stars(k, 16, 120) + rect(0, 420, 400, 180, d) + rect(158, 96, 84, 330, d) +
    rect(232, 96, 10, 330, l) + place(86, 426, 0.7, inked(d, MAN)) + path('M158 424h84l120 176h-130z', g);
  return s + wide(k, 502, 70, l, { on: d });
};

const orbits: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let s = '';
  for (let i = 0; i < 6; i++) {
    const r = 46 + i * 40, t = k.n(0, 6.28), p = polar(200, 250, r, t);
    s += ring(200, 250, r, 1.6, l) + circle(...p, k.n(6, 20), nth([b, l, a], i % 3));
  }
  return stars(k, 20, 590) + s + circle(200, 250, 30, a) + rect(0, 470, 400, 130, g) + wide(k, 496, 76);
};

const eclipse: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = stars(k, 22, 420) + circle(200, 236, 146, l) + circle(212, 228, 140, g) + circle(322, 150, 9, a) +
    path(ridge(k, 460, 16, 400, 600, 5), d) + path(ridge(k, 500, 14, 400, 600, 4), b);
  return s + place(k.n(90, 150), 474, 0.55, inked(d, MAN)) + wide(k, 530, 46, l, { max: 24, on: b });
};

const garden: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  // garden under a dome
  let s = stars(k, 26, 300) + path('M50 400a150 150 0 0 1 300 0z', b) +
    stroke('M50 400a150 150 0 0 1 300 0M200 250v150M125 270q40 60 40 130M275 270q-40 60-40 130', l, 2.5) + rect(30, 400, 340, 16, l);
  for (let i = 0; i < 6; i++) {
    const x = 90 + i * 44, h = 30 + Math.sin(i * 0.63) * 60;
    s += stroke(`M${x} 400v${-Number(num(h))}`, d, 4) + ellipse(x, 400 - h, 14, 24, nth([a, d, a], i % 3));
  }
  return s + path('M60 416h280l-60 60h-160z', a) + circle(200, 520, 6, l) + wide(k, 60, 120);
};

/** Science fiction: one horizon, one body in the sky. */
export const scifi: Motifs = { sunset, ringed, monolith, orbits, eclipse, garden };
