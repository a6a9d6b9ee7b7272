import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { circle, inked, path, place, rect, ROUND, stroke } from '../svg.ts';

const CLOUD = '<path d="M-70 20a34 34 0 0 1 8-66 52 52 0 0 1 98-14 42 42 0 0 1 42 80z"/>';

const sky = ({ c: [, , b, l] }: Sheet): string =>
  circle(1080, 150, 76, b) + place(260, 160, 1.2, inked(l, CLOUD)) + place(860, 110, 0.8, inked(l, CLOUD));

type Balloon = [k: Sheet, x: number, y: number, scale: number, skin: string, stripe: string];

const balloonAt = (...[{ c }, x, y, scale, skin, stripe]: Balloon): string => {
  const [, , , l, d] = c;
  const bag = path('M0-140a118 118 0 0 1 118 118q0 80-92 160h-52q-92-80-92-160A118 118 0 0 1 0-140z', skin) +
    path('M0-140q56 20 56 118 0 80-36 160h-40q-36-80-36-160Q-56-120 0-140z', l) +
    path('M0-140q22 40 22 118 0 80-12 160h-20q-12-80-12-160Q-22-100 0-140z', stripe);
  return place(x, y, scale, bag + rect(-26, 166, 52, 36, d) + stroke('M-22 138l2 28m42-28l-2 28', d, 3));
};

const whale: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = sky(k) + path('M360 560a290 250 0 0 1 580 0h70l60-100v180q-20 110-140 110H520a160 160 0 0 1-160-190z', a) +
    path('M400 640h410a120 120 0 0 1-120 90H520q-90-10-120-90z', l) + circle(510, 540, 18, d) +
    stroke('M640 310v-90m0 10q-64-74-104-12m104 12q64-74 104-12', d, 15, ROUND);
  return s + path('M0 640q40-40 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v90H0z', d) +
    path('M1010 640h130q-14 44-46 44h-40q-30 0-44-44z', b) + path('M1070 632V540l-44 92z', l);
};

const storm: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = sky(k) + path('M400 420a130 130 0 0 1 40-246 190 190 0 0 1 350-60 160 160 0 0 1 180 306z', d) +
    path('M640 400h110l-50 110h76L590 720l44-150h-70z', b) + circle(600, 270, 18, l) + circle(760, 270, 18, l) +
    stroke('M636 330q44 40 88 0', l, 12, ROUND);
  for (let i = 0; i < 9; i++) if (i < 3 || i > 5) s += stroke(`M${420 + i * 64} 460l-26 80`, a, 14, ROUND);
  return s + path(ridge(k, 660, 20, 1280, 720, 4), a);
};

const house: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = sky(k) + path(ridge(k, 520, 40, 1280, 720, 3), mix(b, g, 0.4)) + path('M520 300l160-150 160 150v220H520z', a) +
    path('M490 320l190-186 190 186z', d) + rect(640, 400, 80, 120, d) + rect(550, 360, 60, 60, l) + rect(750, 360, 60, 60, l) +
    rect(770, 150, 40, 100, d) + stroke('M570 520l-30 110m70-110l10 110m130-110l-10 110m60-110l30 110', d, 22, ROUND);
  return s + path(ridge(k, 630, 14, 1280, 720, 4), d) + circle(790, 100, 22, l) + circle(830, 60, 30, l);
};

const balloon: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  return sky(k) + balloonAt(k, 720, 290, 1.5, a, d) + balloonAt(k, 380, 330, 0.7, b, a) + balloonAt(k, 1060, 400, 0.5, d, b) +
    path(ridge(k, 600, 36, 1280, 720, 3), mix(b, g, 0.25)) + path(ridge(k, 660, 24, 1280, 720, 4), d);
};

/** Wooden toys out of doors. */
export const toy: Motifs = { whale, storm, balloon, house, kite: balloon };
