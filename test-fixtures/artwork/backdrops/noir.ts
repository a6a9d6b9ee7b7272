import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { skyline } from '../shapes.ts';
import { MAN } from '../silhouettes.ts';
import { box, circle, ellipse, inked, path, place, rect } from '../svg.ts';

const CAR =
  '<path d="M-120-14q0-26 24-28l34-30q8-8 20-8h56q14 0 22 10l26 26 46 6q22 4 22 24v14H-120zM-78-8a20 20 0 1 0 40 0M66-8a20 20 0 1 0 40 0"/>';

/** A figure behind a blind, a desk lamp. */
const blinds: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let q = '';
  for (let i = 0; i < 11; i++) {
    const y = 40 + i * 50;
    q += `M430 ${y + 60}L1190 ${y - 66}v28L430 ${y + 84}z`;
  }
  const s = path(q, a) + place(870, 770, 5.6, inked(g, MAN)) + rect(0, 648, 1280, 80, d);
  return s + path('M70 650V520h300v130h-16V560H86v90zM250 520v-60l-44-40h120l-44 40v60z', mix(d, a, 0.28)) +
    path('M206 420h120l70 100H150z', mix(g, l, 0.3)) + place(160, 520, 0.5, inked(b, '<path d="M-40 0h80v-12h-80z"/>'));
};

/** A street at night. */
const street: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let q = '';
  let s = circle(1040, 150, 76, l) + path(skyline(k, 600, 240, 430, 90, 170), mix(g, a, 0.16)) +
    path(skyline(k, 600, 90, 250, 100, 190), mix(g, a, 0.3));
  for (let i = 0; i < 22; i++) q += box(30 + k.i(0, 60) * 20, 420 + k.i(0, 5) * 28, 9, 14);
  s += path(q, mix(a, l, 0.6)) + rect(0, 590, 1280, 140, d) + path('M420 190L210 640h420z', a) +
    path('M420 190L320 640h200z', mix(a, l, 0.5)) + ellipse(420, 640, 216, 26, l) +
    path('M604 640V150q0-26-26-26H420v14h150q18 0 18 18v484z', mix(d, a, 0.35)) + path('M378 190l14-48h56l14 48z', b);
  return s + place(396, 648, 2.5, inked(d, MAN)) +
    place(900, 650, 2.1, inked(mix(d, '#000000', 0.4), CAR)) +
    path('M1146 620l140-34v96z', mix(a, l, 0.4));
};

const lit: Draw = (k) => (k.v < 0.3 ? blinds(k) : street(k));

export const noir: Motifs = { blinds, lamp: lit, doorway: lit, headlights: lit };
