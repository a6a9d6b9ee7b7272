import { caps, credit } from '../caps.ts';
import { inkTitle } from '../ink-title.ts';
import { FACES } from '../lettering/faces.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import type { Sheet } from '../sheet.ts';
import { circle, group, path, rect } from '../svg.ts';

const head = (k: Sheet, ink = k.c[4]): string =>
  inkTitle(k, { ...FACES.gothic, t: 0.135, k: 0.5, gap: 0.09 }, [28, 30, 300, 120], ink, { max: 44, lead: 0.28 });

/** Quarter discs, one for each corner. */
const QUARTERS = [
  'M0 0h100a100 100 0 0 1-100 100z',
  'M100 0v100a100 100 0 0 1-100-100z',
  'M100 100h-100a100 100 0 0 1 100-100z',
  'M0 100v-100a100 100 0 0 1 100 100z',
];

const tiles: Draw = (k) => {
  const [, a, b, c3, d] = k.c;
  let s = '';
  const rot = k.i(0, 3);
  for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) {
    const f = nth([a, b, d, c3], (x * 2 + y + rot) % 4), kind = (x * y + x + rot + (y > 1 ? 1 : 0)) % 5;
    if (kind === 4) continue;
    const tile = kind === 3 ? circle(50, 50, 50, f) : path(nth(QUARTERS, (x + y * 3 + rot) % 4), f);
    s += group(`translate(${x * 100} ${200 + y * 100})`, tile);
  }
  return s + head(k) + caps(k, k.year, 372, 30, 13, d, 1);
};

const arcs: Draw = (k) => {
  const [g, a, b, c3, d] = k.c;
  let s = '';
  const flip = k.r() > 0.5;
  for (let i = 0; i < 7; i++) s += circle(flip ? 0 : 400, 600, 430 - i * 62, nth([a, g, b, g, c3, g, d], i));
  return s + head(k) + caps(k, k.year, 372, 30, 13, d, 1);
};

const scale: Draw = (k) => {
  const [, a, b, , d] = k.c;
  let s = '';
  for (let y = 0; y < 5; y++) for (let x = 0; x < 5; x++) {
    const v = (x + y) / 8;
    s += circle(60 + x * 70, 256 + y * 70, 5 + 29 * (k.v > 0.5 ? v : 1 - v), x === 3 && y === 1 ? b : a);
  }
  return s + head(k) + caps(k, k.year, 372, 30, 13, d, 1);
};

const eclipse: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  const s = circle(200, 372, 190, a) + circle(k.n(250, 290), k.n(300, 330), 150, g) + circle(292, 318, 34, b);
  return s + head(k) + caps(k, credit(k), 28, 560, 11, d);
};

const bars: Draw = (k) => {
  const [, a, b, , d] = k.c;
  let s = '';
  let x = 28;
  const ws = [8, 14, 24, 40, 66, 104];
  if (k.v > 0.5) ws.reverse();
  ws.forEach((w, i) => {
    s += rect(x, 180 + i * (k.v > 0.5 ? 14 : 0), w, 420, i === 3 ? b : a);
    x += w + 18;
  });
  return s + head(k) + caps(k, k.year, 372, 30, 13, d, 1);
};

/** Drama: modular geometry and a lot of air, after the Swiss school. */
export const swiss: Motifs = { tiles, arcs, scale, eclipse, bars };
