import { caps, credit } from '../caps.ts';
import { mix } from '../colour.ts';
import { type Box, inkTitle, type TitleOptions } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WALKER, WOMAN } from '../silhouettes.ts';
import { circle, inked, num, path, place, rect, stroke } from '../svg.ts';

const title = (...[k, box, ink, options]: [Sheet, Box, string, TitleOptions?]): string => {
  const face = k.v > 0.5 && k.title.length < 16 ? 'italienne' : 'slab';
  return inkTitle(k, face, box, ink, { al: 0.5, mode: 'stack', max: 84, ...options });
};

const table = (...[k, y, h, ink]: [Sheet, number, number, string]): string => {
  let x = -20, q = `M-20 600V${y}`;
  while (x < 420) {
    const w = k.n(50, 110), e = k.n(12, 22), m = k.n(70, 130);
    q += `h${num(k.n(20, 70))}l${num(e)} ${-h}h${num(w)}l${num(e)} ${h}`;
    x += w + 2 * e + m;
  }
  return path(`${q}H420V600z`, ink);
};

const mesa: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = circle(k.n(120, 280), 268, 84, a) + table(k, 330, 90, mix(b, g, 0.35)) + table(k, 396, 110, b) + path(ridge(k, 452, 8, 400, 600, 4), d);
  s += path('M300 460V360q0-12 10-12t10 12v30q14 0 14-16v-14q0-8 7-8t7 8v18q0 26-28 26v56zM306 424q-34 0-34-28v-20q0-8 7-8t7 8v16q0 16 20 16z', d) +
    place(k.n(60, 130), 462, 0.5, inked(d, MAN));
  return s + title(k, [32, 32, 336, 140], d) + caps(k, credit(k), 200, 560, 11, l, 0.5, d);
};

const peaks: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = circle(286, 160, 56, b);
  const peak = (...[x, y, w, h, ink]: [number, number, number, number, string]): string => {
    const snow = `M${x} ${y}l${num(w * 0.3)} ${num(h * 0.3)}-${num(w * 0.14)}-${num(h * 0.04)}-${num(w * 0.12)} ${num(h * 0.1)}`;
    const edge = `-${num(w * 0.16)}-${num(h * 0.08)}-${num(w * 0.18)} ${num(h * 0.02)}z`;
    return path(`M${x - w} ${y + h}L${x} ${y}l${w} ${h}z`, ink) + path(snow + edge, l);
  };
  s += peak(90, 250, 190, 260, mix(a, g, 0.45)) + peak(300, 220, 210, 300, mix(a, g, 0.2)) + peak(180, 300, 230, 260, a);
  s += path(ridge(k, 470, 18, 400, 600, 4, 'sharp'), d) + place(k.n(70, 330), 476, 0.34, inked(d, WALKER));
  return s + title(k, [40, 494, 320, 82], l, { va: 1, on: d });
};

const dunes: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = circle(200, 190, 66, a) + path('M0 330Q120 250 400 320V600H0z', b) + path('M0 420Q200 260 400 440V600H0z', a) +
    path('M400 360Q200 380 60 600H400z', d);
  for (let i = 0; i < 4; i++) s += place(150 + i * 30, 316 - i * 3 - (i % 2), 0.34, inked(d, i % 2 ? WOMAN : MAN));
  return s + title(k, [32, 452, 336, 122], l, { va: 1, on: d });
};

const road: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  const s = rect(0, 330, 400, 270, b) + circle(200, 330, 96, a) + rect(0, 330, 400, 270, b) + path('M196 330h8L330 600H70z', d);
  let q = '';
  for (let i = 0; i < 6; i++) {
    const z = 0.6 ** i;
    q += `M${num(200 + 190 * z)} ${num(330 + 190 * z)}v${num(-300 * z)}m${num(-26 * z)} ${num(26 * z)}h${num(52 * z)}`;
  }
  return s + stroke(q, d, 4) + path('M198 350h4l3 40h-10zM195 420h10l5 60h-20zM188 510h24l8 90h-40z', l) +
    title(k, [32, 36, 300, 150], d, { al: 0 });
};

const parade: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  // a parade of figures on a ridge
  let s = circle(200, 240, 128, a) + path(ridge(k, 396, 8, 400, 600, 4), d) +
    `<defs><g id="m">${MAN + circle(16, -56, 13, d)}</g><g id="f">${WOMAN + stroke('M8-70l26-8m0-8v16', d, 5)}</g></defs><g fill="${d}">`;
  for (let i = 0; i < 7; i++) s += `<use href="#${i % 3 === 1 ? 'f' : 'm'}" transform="translate(${44 + i * 52} 398) scale(.82)"/>`;
  s += '</g>';
  return s + rect(0, 568, 400, 32, b) + title(k, [32, 428, 336, 116], l, { va: 0.5, on: d });
};

/** Western and epic: layers of land under a big sky, in wood type. */
export const strata: Motifs = { mesa, peaks, dunes, road, parade };
