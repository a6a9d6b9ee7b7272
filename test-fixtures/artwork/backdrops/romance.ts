import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, clipped, inked, path, place, rect, stroke } from '../svg.ts';

/** Two windows across a courtyard. */
const courtyard: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = '', q = '';
  for (let i = 0; i < 2; i++) {
    const x = 210 + i * 560;
    s += rect(x - 70, 0, 440, 720, mix(g, i ? b : a, 0.35)) + path(`M${x} 560V250a150 150 0 0 1 300 0v310z`, i ? b : a) +
      clipped(
        `w${i}`,
        `<path d="M${x} 560V250a150 150 0 0 1 300 0v310z"/>`,
        circle(x + (i ? 220 : 80), 180, 60, l) + place(x + 150 + (i ? -40 : 40), 600, 4, inked(d, i ? MAN : WOMAN)),
      ) +
      rect(x - 24, 560, 348, 20, l);
  }
  s += stroke('M510 300Q640 380 770 300', d, 3);
  for (let i = 0; i < 5; i++) q += box(540 + i * 44, 322 + Math.sin((i + 1) / 6 * 3.14) * 22, 28, 50 + (i % 2) * 18);
  return s + path(q, l) + rect(0, 650, 1280, 70, d);
};

/** Two on the pier. */
const pier: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let q = '';
  let s = circle(800, 360, 196, a) + rect(0, 430, 1280, 300, b);
  for (let i = 0; i < 9; i++) q += box(800 - 170 + i * 16, 452 + i * 28, 340 - i * 32, 9);
  s += path(q, a) + path('M180 432q120-60 260 0zM960 432q130-44 330 0z', mix(b, d, 0.5)) +
    path('M1010 430h130q-16 34-40 34h-50q-26 0-40-34z', d) + path('M1068 420V270l-54 150zM1076 420V300l52 120z', l);
  s += path('M0 576h620v24H0zM60 600h16v120H60zM260 600h16v120h-16zM460 600h16v120h-16zM596 536h14v184h-14z', d) +
    place(470, 578, 1.8, inked(d, MAN)) + place(534, 578, 1.75, inked(l === a ? d : l, WOMAN));
  return s;
};

const apart: Draw = (k) => (k.v < 0.25 ? courtyard(k) : pier(k));

export const romance: Motifs = { boats: apart, windows: courtyard, umbrella: apart, circles: apart };
