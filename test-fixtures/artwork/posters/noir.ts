import { caps } from '../caps.ts';
import { mix } from '../colour.ts';
import { inkTitle } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import type { Sheet } from '../sheet.ts';
import { MAN, WOMAN } from '../silhouettes.ts';
import { box, circle, ellipse, group, inked, path, place, rect, ROUND, stroke } from '../svg.ts';

const low = (k: Sheet): string =>
  inkTitle(k, k.v > 0.5 ? 'didone' : 'narrow', [32, 440, 336, 130], k.c[3], { va: 1, max: 64 });

const blinds: Draw = (k) => {
  const [g, a, b, l] = k.c;
  let q = '';
  for (let i = 0; i < 11; i++) {
    const y = 30 + i * 38;
    q += `M30 ${y + 34}L370 ${y - 36}v17L30 ${y + 51}z`;
  }
  return path(q, a) + place(k.n(140, 260), 470, 3.3, inked(g, MAN)) + rect(0, 440, 400, 160, g) + stroke('M32 440h336', b, 3) +
    inkTitle(k, 'narrow', [32, 462, 336, 106], l, { va: 1, max: 92 });
};

const lamp: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path('M196 92L66 472h262z', a) + path('M196 92l-64 380h130z', mix(a, l, 0.55)) +
    path('M300 472V74q0-22-22-22h-84v10h80q14 0 14 14v396z', mix(d, a, 0.4)) + path('M170 92l10-28h32l10 28z', b) +
    ellipse(196, 472, 134, 18, l);
  s += place(176, 478, 1.55, inked(d, k.pick([MAN, WOMAN]))) + path('M164 476h24l-10 124h-90z', d) + circle(346, 96, 26, l);
  return s + inkTitle(k, 'didone', [28, 506, 344, 66], l, { va: 1, al: 1, max: 46 });
};

const doorway: Draw = (k) => {
  const [, a, , l, d] = k.c;
  const s = path('M150 110h96v240l110 250h-330z', a) + path('M150 110h96v240h-96z', l) +
    place(204, 352, 1.75, inked(d, k.v > 0.5 ? WOMAN : MAN)) + path('M184 350h40l90 250h-190z', d);
  return s + inkTitle(k, 'narrow', [28, 28, 344, 70], l, { max: 56, al: 0.5 }) + caps(k, k.year, 200, 572, 11, l, 0.5, d);
};

const eyes: Draw = (k) => {
  const [, a, , l, d] = k.c;
  let s = '';
  for (let i = 0; i < 6; i++) s += rect(0, 20 + i * 62, 400, 44 - Math.abs(i - 2.5) * 12, i === 2 || i === 3 ? a : mix(d, a, 0.25));
  {
    const e = path('M60 206q56-48 112 4q-56 30-112-4z', l) + circle(118, 203, 21, d) + circle(124, 197, 6, l) +
      stroke('M50 172q60-34 126 2', d, 10, ROUND);
    s += e + group('translate(400 0) scale(-1 1)', e);
  }
  return s + stroke('M186 270q14 8 28 0', d, 7, ROUND) + low(k);
};

const headlights: Draw = (k) => {
  const [g, a, , l, d] = k.c;
  let s = '';
  let w = '';
  for (let i = 0; i < 9; i++) {
    const x = i * 46 - 6, h = 60 + Math.abs(i - 4) * 34 + k.n(-20, 40);
    w += box(x, 330 - h, 38, h + 20);
  }
  s += circle(200, 250, 116, l) + path(w, mix(g, d, 0.6)) + rect(0, 346, 400, 254, d) +
    path('M138 372L-60 600h330zM262 372L130 600h330z', a) + path('M138 372L30 600h150zM262 372L220 600h150z', mix(a, l, 0.6)) +
    place(200, 388, 2, inked(mix(d, '#000000', 0.35), '<path d="M-52 0v-26l12-6 14-24h52l14 24 12 6v26z"/>')) + circle(160, 356, 12, l) +
    circle(240, 356, 12, l);
  return s + inkTitle(k, 'narrow', [28, 500, 344, 72], d, { va: 1, al: 0.5, max: 66, on: a });
};

const window: Draw = (k) => {
  const [, a, , l, d] = k.c;
  let q = '';
  for (let i = 0; i < 13; i++) q += box(96, 56 + i * 25, 208, 13);
  return path(q, a) + rect(86, 40, 6, 350, l) + rect(308, 40, 6, 350, l) + rect(86, 40, 228, 6, l) +
    place(200, 396, 2.1, inked(d, WOMAN)) + rect(0, 386, 400, 8, l) + low(k);
};

/** Crime and mystery: slats of light in a dark room. */
export const noir: Motifs = { blinds, lamp, doorway, eyes, headlights, window };
