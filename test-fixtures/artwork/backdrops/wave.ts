import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { ridge } from '../shapes.ts';
import { WOMAN } from '../silhouettes.ts';
import { circle, inked, num, path, place, range, rect, rings, ROUND, stroke } from '../svg.ts';

const keys: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 14; i++) {
    const y = 360 + Math.sin(i / 2.1) * 44;
    s += rect(8 + i * 91, y - 260, 84, 620, i === 8 ? a : l);
  }
  for (const i of [0, 1, 3, 4, 5, 7, 8, 10, 11, 12]) {
    const y = 360 + Math.sin((i + 0.5) / 2.1) * 44;
    s += rect(76 + i * 91, y - 260, 46, 360, d);
  }
  return s + path(ridge(k, 640, 26, 1280, 720, 6), b) + place(250, 640, 1.2, inked(d, WOMAN));
};

const sound: Draw = (k) => {
  const [, a, b] = k.c;
  let q = '';
  for (let i = 0; i < 38; i++) {
    const h = 30 + Math.abs(Math.sin(i * 0.61 + k.v * 6) * Math.sin(i / 37 * 3.14)) * 560;
    q += `M${64 + i * 31} ${num(360 - h / 2)}v${num(h)}`;
  }
  return stroke(q, a, 15, ROUND) + stroke('M40 360h1200', b, 5);
};

const record: Draw = (k) => {
  const [g, a, , l, d] = k.c;
  const s = circle(760, 380, 460, d) + rings(760, 380, range(14, (i) => 444 - i * 20), 2, mix(d, a, 0.5));
  return s + circle(760, 380, 150, a) + circle(760, 380, 16, g) + stroke('M1180 60v180L1000 470', l, 20, ' stroke-linejoin="round"') +
    circle(1180, 70, 48, l) + place(1000, 470, 1, rect(-20, -30, 40, 66, l), 38);
};

const moire: Draw = (k) => {
  const [, a, b, l] = k.c;
  const s = rings(480, 330, range(16, (i) => 20 + i * 44), 17, a) + rings(800, 400, range(16, (i) => 20 + i * 44), 8, b);
  return s + circle(800, 400, 14, l);
};

/** Grooves, waves and repeats. */
export const wave: Motifs = { keys, sound, record, moire };
