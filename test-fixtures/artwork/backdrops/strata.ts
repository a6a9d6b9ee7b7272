import { mix, steps } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import { ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WALKER, WOMAN } from '../silhouettes.ts';
import { circle, inked, num, path, place, stroke } from '../svg.ts';

const land = ({ c: [g, , b] }: Sheet): readonly string[] => steps(mix(b, g, 0.55), b, 3);

const sun = ({ c: [, a] }: Sheet): string => circle(820, 330, 170, a);
const foreground = (k: Sheet): string => path(ridge(k, 620, 14, 1280, 720, 6), k.c[4]);

type Peak = readonly [x: number, y: number, width: number, height: number, tint: number];
const PEAKS: readonly Peak[] = [
  [250, 250, 300, 400, 0],
  [960, 200, 380, 460, 1],
  [560, 300, 400, 340, 2],
];

const peak = (...[x, y, w, h]: [number, number, number, number]): readonly [rock: string, snow: string] => {
  const top = `M${x} ${y}l${num(w * 0.28)} ${num(h * 0.28)}-${num(w * 0.13)}-${num(h * 0.04)}-${num(w * 0.13)} ${num(h * 0.1)}`;
  const edge = `-${num(w * 0.16)}-${num(h * 0.09)}-${num(w * 0.14)} ${num(h * 0.03)}z`;
  return [`M${x - w} ${y + h}L${x} ${y}l${w} ${h}z`, top + edge];
};

const mountains = (k: Sheet): string =>
  PEAKS.map(([x, y, w, h, tint]) => {
    const [rock, snow] = peak(x, y, w, h);
    return path(rock, nth(land(k), tint)) + path(snow, k.c[3]);
  }).join('');

const sand = (k: Sheet): string => {
  const tints = land(k);
  return path('M0 470Q420 330 1280 480V720H0z', nth(tints, 0)) + path('M0 580Q620 360 1280 600V720H0z', nth(tints, 1)) +
    path('M1280 500Q700 520 240 720H1280z', nth(tints, 2));
};

const tables = (k: Sheet): string => {
  let s = '';
  for (let i = 0; i < 3; i++) {
    const h = 150 - i * 10;
    let x = -40, e = `M-40 720V${430 + i * 66}`;
    while (x < 1300) {
      const w = k.n(120, 280), t = k.n(24, 40), f = k.n(40, 220);
      e += `h${num(f)}l${num(t)} ${-h}h${num(w)}l${num(t)} ${h}`;
      x += f + w + 2 * t;
    }
    s += path(`${e}H1320V720z`, nth(land(k), i));
  }
  return s;
};

/** A telegraph line, a cactus and somebody on foot. */
const trail = ({ c: [, , , , d] }: Sheet): string => {
  let q = '';
  for (let i = 0; i < 6; i++) {
    const z = 0.7 ** i;
    q += `M${num(100 + 560 * (1 - z))} ${num(640 - 10 * (1 - z))}v${num(-420 * z)}m${num(-50 * z)} ${num(40 * z)}h${num(100 * z)}`;
  }
  const cactus = 'M1040 640V500q0-16 14-16t14 16v50q24 0 24-24v-24q0-12 10-12t10 12v30q0 40-44 40v68z';
  return stroke(q, d, 7) + path(cactus, d) + place(430, 628, 1.1, inked(d, WALKER));
};

const band = ({ c: [, , , , d] }: Sheet): string => {
  let s = '';
  for (let i = 0; i < 11; i++) {
    const t = 0.16 + i * 0.056, x = 840 * t * (1 - t) + 1280 * t * t, y = 470 * (1 - t) ** 2 + 660 * t * (1 - t) + 480 * t * t;
    const instrument = i % 2 ? stroke('M8-70l30-12m0-12v24', d, 5) : circle(16, -56, 14, d);
    s += place(x, y + 4, 1, inked(d, i % 3 === 1 ? WOMAN : MAN) + instrument);
  }
  return s;
};

const caravan = ({ c: [, , , , d] }: Sheet): string => {
  let s = '';
  for (let i = 0; i < 5; i++) s += place(300 + i * 56, 408 - i * 2, 0.5, inked(d, i % 2 ? WOMAN : MAN));
  return s;
};

const mesa: Draw = (k) => sun(k) + tables(k) + foreground(k) + trail(k);
const parade: Draw = (k) => sun(k) + sand(k) + foreground(k) + band(k);
const peaks: Draw = (k) => sun(k) + mountains(k) + foreground(k) + trail(k);
const dunes: Draw = (k) => sun(k) + sand(k) + foreground(k) + caravan(k);

/** Layers of land under a big sky. */
export const strata: Motifs = { mesa, parade, road: mesa, peaks, dunes };
