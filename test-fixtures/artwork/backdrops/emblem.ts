import { mix } from '../colour.ts';
import { INKS } from '../inks.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { nth } from '../nth.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WALKER } from '../silhouettes.ts';
import { circle, clipped, disc, ellipse, inked, num, path, place, rect, stroke } from '../svg.ts';

const floorOf = ({ c: [g, , , , d] }: Sheet): string => mix(g, d, 0.2);
const wallOf = ({ c: [g] }: Sheet): string => mix(g, INKS.W, 0.12);
const room = (k: Sheet): string => rect(0, 0, 1280, 720, wallOf(k)) + rect(0, 540, 1280, 190, floorOf(k));

const lighthouse: Draw = (k) => {
  const [g, a, , l, d] = k.c;
  let s = rect(0, 540, 1280, 190, mix(g, d, 0.45)) + path('M860 196L-40 60v300zM900 196l420-90v220z', mix(g, l, 0.5)) +
    path('M824 210h112l44 330H780z', l) + path('M816 270h128l12 92H804zM792 450h176l12 90H780z', a) +
    path('M808 210h144v-24H808zM838 186v-66h84v66zM826 120l54-60 54 60z', d) + path('M560 560q160-60 330-40t390 60v150H560z', d);
  for (let i = 0; i < 5; i++) s += rect(60 + i * 70, 580 + i * 26, 320 - i * 30, 5, l);
  return s + place(1090, 566, 0.9, inked(mix(d, g, 0.4), WALKER));
};

const boat: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = rect(0, 470, 1280, 260, mix(g, d, 0.35)) + circle(980, 260, 120, b) + path('M640 480V110L420 480zM662 480V200l170 280z', l) +
    path('M380 500h500q-50 100-130 100H500q-84 0-120-100z', a);
  for (let i = 0; i < 6; i++) s += rect(180 + i * 60, 610 + i * 16, 860 - i * 130, 5, l);
  return s;
};

const elevator: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = room(k) + rect(470, 110, 340, 430, d) + rect(496, 150, 140, 390, a) + rect(644, 150, 140, 390, a) + rect(636, 150, 8, 390, l) +
    path('M628 132h24l-12-16z', b);
  for (const x of [150, 930]) s += rect(x, 180, 200, 260, mix(wallOf(k), d, 0.14)) + rect(x + 20, 200, 160, 220, mix(wallOf(k), d, 0.22));
  return s + path('M470 540h340l120 190H350z', mix(floorOf(k), d, 0.3)) + place(640, 560, 2.2, inked(d, MAN)) + rect(0, 536, 1280, 5, d);
};

const CURTAIN =
  'M0 0h1280v60q-80 46-160 0q-80 46-160 0q-80 46-160 0q-80 46-160 0q-80 46-160 0q-80 46-160 0q-80 46-160 0q-80 46-160 0z';

/** What is on: the sun over the sea, and a boat. */
const film = ({ c: [, a, , l, d] }: Sheet): string => {
  const glitter = [0, 1, 2, 3, 4].map((i) => rect(860 - 120 + i * 20, 374 + i * 20, 240 - i * 40, 7, l)).join('');
  const sail = path('M560 360h70q-8 24-28 24h-22q-14 0-20-24zM596 352v-70l-34 66z', d);
  return circle(860, 330, 120, l) + rect(420, 360, 720, 120, a) + glitter + sail;
};

/** One row of seats, some of them taken. */
const seats = (k: Sheet, row: number): string => {
  const [, , b, , d] = k.c;
  const dark = mix(b, d, 0.62), plush = mix(b, d, 0.35);
  let heads = '', backs = '';
  const y = 560 + row * 62, w = 92 + row * 14;
  for (let x = -40 + ((row % 2) * w) / 2; x < 1320; x += w) {
    backs += `M${num(x - w * 0.42)} ${y + 140}v-110q0-34 ${num(w * 0.42)}-34t${num(w * 0.42)} 34v110z`;
    if (k.r() > 0.3) heads += disc(x, y - 18, 22 + row * 3);
  }
  return path(heads, mix(d, dark, 0.2 - row * 0.1)) +
    path(backs, nth([plush, mix(plush, d, 0.35), mix(plush, d, 0.65)], row));
};

const beam = ({ c: [, , , l] }: Sheet): string =>
  `<path d="M-20 250L420 130v340L-20 276z" fill="${l}" opacity=".16"/>` +
  `<path d="M-20 256L1140 130v340L-20 272z" fill="${l}" opacity=".1"/>`;

/** An auditorium, the beam, the afternoon on the screen. */
const lamp: Draw = (k) => {
  const [g, , b, , d] = k.c;
  const screen = 'M420 130h720v340H420z';
  return rect(0, 0, 1280, 720, mix(b, d, 0.62)) + path(CURTAIN, mix(b, d, 0.25)) + path(screen, g) +
    clipped('z', `<path d="${screen}"/>`, film(k)) + beam(k) +
    path(screen, 'none') + stroke('M412 122h736v356H412z', mix(d, b, 0.3), 10) + seats(k, 0) + seats(k, 1) + seats(k, 2);
};

const chair: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  return room(k) + path('M760 0h300l160 540H600z', mix(wallOf(k), l, 0.4)) + ellipse(890, 610, 330, 60, mix(floorOf(k), l, 0.4)) +
    place(650, 40, 1.35, path('M138 110h18v150h88V110h18v300h-18V290h-88v120h-18z', d) + rect(126, 250, 148, 22, a) + rect(156, 130, 88, 16, a) + rect(156, 168, 88, 16, a)) +
    path('M838 592h166l240 110H1000z', mix(floorOf(k), d, 0.35)) + rect(180, 130, 190, 260, d) + rect(196, 146, 158, 228, b) +
    circle(275, 260, 50, l);
};

/** A room, a thing, a light. */
export const emblem: Motifs = { lighthouse, chair, boat, elevator, lamp };
