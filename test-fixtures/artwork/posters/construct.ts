import { caps, credit } from '../caps.ts';
import { mix } from '../colour.ts';
import { type Box, inkTitle } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { polar } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { WALKER } from '../silhouettes.ts';
import { circle, group, inked, path, place, poly, rect } from '../svg.ts';

const slant = (...[k, deg, box, ink]: [Sheet, number, Box, string]): string =>
  group(`rotate(${deg} 200 300)`, inkTitle(k, 'block', box, ink, { mode: 'stack', max: 110 }));

const wedge: Draw = (k) => {
  const [, a, b, , d] = k.c;
  const s = circle(256, 214, 142, d) + path('M-20 40L306 230L-20 330z', a) + rect(352, 40, 16, 90, b) +
    group('rotate(-18 200 300)', rect(-60, 372, 560, 14, d) + rect(-60, 396, 560, 5, a));
  return s + slant(k, -18, [-4, 422, 318, 100], d);
};

const beams: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = path('M60 470L-80-20h130zM236 470L150-20h150zM350 470L400-20h120z', mix(g, b, 0.75)) + path('M236 470L200-20h50z', l) +
    circle(236, 196, 82, a) +
    place(230, 202, 1.15, inked(d, '<path d="M-66-5h104l26-20h12l-10 22 10 2v6l-90 2 24 44h-14l-36-44h-30z"/>'), -24);
  return s + rect(0, 436, 400, 164, d) + inkTitle(k, 'block', [32, 460, 336, 112], l, { mode: 'stack', max: 90, va: 0.5, on: d });
};

const march: Draw = (k) => {
  const [, a, , l, d] = k.c;
  let s = path('M0 0h400v180L0 330z', a);
  for (let i = 0; i < 6; i++) s += place(36 + i * 66, 372 - i * 25, 1.55, inked(i === 3 ? l : d, WALKER));
  return s + path('M0 380L400 226v16L0 396z', d) + inkTitle(k, 'block', [32, 430, 336, 140], d, { mode: 'stack', max: 90, va: 1 });
};

const wheel: Draw = (k) => {
  const [g, a, , , d] = k.c;
  let s = '';
  let q = '';
  for (let i = 0; i < 12; i++) q += poly([polar(230, 220, 150, i * 0.5236 - 0.12), polar(230, 220, 186, i * 0.5236 - 0.08), polar(230, 220, 186, i * 0.5236 + 0.08), polar(230, 220, 150, i * 0.5236 + 0.12)]);
  s += path(q, d) + circle(230, 220, 156, d) + circle(230, 220, 118, g) + circle(230, 220, 60, a) +
    group('rotate(-32 230 220)', rect(-140, 210, 520, 22, a) + rect(-140, 240, 520, 6, d));
  return s + inkTitle(k, 'block', [32, 440, 336, 130], d, { mode: 'stack', max: 90, va: 1 });
};

const train: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  // train
  let s = path('M-20 420L420 200v120L-20 560z', d) + path('M-20 430L420 212v14L-20 446z', a);
  for (let i = 0; i < 7; i++) s += path(`M${10 + i * 58} ${438 - i * 30}l40-20v34l-40 22z`, i === 4 ? b : l);
  return s + circle(330, 90, 44, b) + path('M-20 572L420 330v10L-20 586z', a) +
    inkTitle(k, 'block', [32, 34, 240, 170], d, { mode: 'stack', max: 74 }) + caps(k, credit(k), 372, 566, 11, d, 1);
};

/** War, history and action: diagonals and wedges, after the constructivists. */
export const construct: Motifs = { wedge, beams, march, wheel, train };
