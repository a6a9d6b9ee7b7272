import { caps, credit } from '../caps.ts';
import { mix } from '../colour.ts';
import { type Box, inkTitle } from '../ink-title.ts';
import { legible } from '../legible.ts';
import { type Face, FACES } from '../lettering/faces.ts';
import type { Draw, Motifs } from '../motifs.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, path, place, range, rect, rings, ROUND, stroke } from '../svg.ts';

const triple = (...[k, box, ink, groove]: [Sheet, Box, string, string]): string => {
  const face: Face = { ...FACES.round, t: 0.26, k: 0.62, gap: 0.1, cap: 'square' };
  return inkTitle(k, face, box, ink, { al: 0.5, va: 0.5, groove, max: 84, lead: 0.26 });
};

const record: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = circle(200, 230, 176, d) + rings(200, 230, range(7, (i) => 168 - i * 15), 1.6, b);
  return s + circle(200, 230, 58, a) + circle(200, 230, 7, g) + stroke('M360 44v70L296 214', l, 9, ' stroke-linejoin="round"') +
    circle(360, 48, 20, l) + place(296, 214, 1, rect(-9, -14, 18, 30, l), 32) + triple(k, [32, 450, 336, 120], d, g);
};

const sound: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let q = '';
  for (let i = 0; i < 17; i++) {
    const h = 20 + Math.abs(Math.sin(i * 0.9 + k.v * 6) * Math.sin(i / 16 * 3.14)) * 300;
    q += `M${32 + i * 21} ${num(240 - h / 2)}v${num(h)}`;
  }
  return stroke(q, a, 11, ROUND) + stroke(`M32 240h336`, b, 4) + triple(k, [32, 446, 336, 124], l, g);
};

const moire: Draw = (k) => {
  const [g, a, b, l] = k.c;
  const s = rings(150, 210, range(11, (i) => 12 + i * 24), 9, a) + rings(262, 260, range(11, (i) => 12 + i * 24), 4, b);
  return s + rect(0, 440, 400, 160, g) + triple(k, [32, 462, 336, 110], l, g);
};

const keys: Draw = (k) => {
  const [g, a, , l, d] = k.c;
  let s = '';
  for (let i = 0; i < 7; i++) s += path(`M${20 + i * 52} 60h48l${(i - 3) * 7} 340h-48z`, i === 4 ? a : l);
  for (const i of [0, 1, 3, 4, 5]) s += path(`M${56 + i * 52} 60h28l${num((i - 2.5) * 4)} 200h-28z`, d);
  return s + triple(k, [32, 440, 336, 130], l, g);
};

const echo: Draw = (k) => {
  const [g, a, b, l] = k.c;
  // the title, four times, in register and out of it
  const d0 = inkTitle(k, 'gothic', [28, 60, 318, 440], l, { mode: 'stack', max: 200, va: 0.5 }).replace(/ fill="[^"]*"/, '').replace('<path', '<path id="t"');
  return `<defs>${d0}</defs>` +
    [b, a, mix(a, g, 0.6), legible(k, l, g)].map((c, i) => `<use href="#t" x="${i * 8}" y="${i * 10}" fill="${c}"/>`).join('') +
    caps(k, credit(k), 28, 556, 12, l);
};

/** Music: grooves, waves and repeats. */
export const wave: Motifs = { record, sound, moire, keys, echo };
