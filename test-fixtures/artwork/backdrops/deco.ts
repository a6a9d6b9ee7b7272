import { mix } from '../colour.ts';
import type { Draw } from '../motifs.ts';
import { wedge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, inked, path, place, rect } from '../svg.ts';

const [CX, CY] = [640, 560];

/** Towers left and right of the middle, lower the farther out: bodies by turns in two sheets, masts and lights. */
const towers = (k: Sheet) => {
  const sheets = { near: '', far: '', masts: '', lights: '' };
  for (let i = 0; i < 5; i++) for (const side of [-1, 1]) {
    const w = 92, x = CX + side * (150 + i * 116), h = Math.round(330 - Math.abs(i - 1) * 74 + k.n(-20, 20));
    sheets[i % 2 ? 'near' : 'far'] += box(x - w / 2, CY - h, w, h + 4) + box(x - w / 2 + 16, CY - h - 34, w - 32, 36);
    sheets.masts += box(x - 3, CY - h - 74, 6, 42);
    sheets.lights += box(x - 20, CY - h + 24, 5, h - 60) + box(x + 15, CY - h + 24, 5, h - 60);
  }
  return sheets;
};

/** A city of towers before a sun with rays. */
export const deco: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let q = '';
  for (let i = 0; i < 24; i++) q += wedge(CX, CY, 1100, Math.PI + i * 0.1309 + 0.03, Math.PI + i * 0.1309 + 0.095);
  let s = path(q, a) + circle(CX, CY, 236, b) + circle(CX, CY, 196, g) + circle(CX, CY, 164, l) + circle(CX, CY, 120, a);
  const { near, far, masts, lights } = towers(k);
  s += path(near, d) + path(far, mix(d, a, 0.3)) + path(masts, l) + path(lights, b) + rect(0, CY, 1280, 160, d);
  for (let i = 0; i < 6; i++) s += rect(0, CY + i * 12, 1280, 5 - i * 0.8, b);
  return s + place(640, 616, 1.25, inked(l, WOMAN)) + place(566, 616, 1.25, inked(l, MAN));
};
