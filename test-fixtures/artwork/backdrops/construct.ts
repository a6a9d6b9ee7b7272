import { mix } from '../colour.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { skyline } from '../shapes.ts';
import { MAN, WALKER } from '../silhouettes.ts';
import { circle, group, inked, path, place, rect } from '../svg.ts';

const AEROPLANE = '<path d="M-66-5h104l26-20h12l-10 22 10 2v6l-90 2 24 44h-14l-36-44h-30z"/>';

const train: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  let s = circle(1000, 170, 110, b) + path('M-20 620L1300 200v220L-20 840z', d) + path('M-20 632L1300 212v26L-20 658z', a);
  for (let i = 0; i < 12; i++) s += path(`M${30 + i * 108} ${656 - i * 34.4}l76-24v66l-76 24z`, i === 7 ? b : l) +
    (i === 7 ? place(68 + i * 108, 706 - i * 34.4, 0.62, inked(d, MAN)) : '');
  return s + path('M-20 560L1300 140v10L-20 570z', mix(g, d, 0.3)) + path('M-20 520L1300 100v5L-20 525z', mix(g, d, 0.3));
};

const beams: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const s = path('M260 640L80-20h200zM760 640L640-20h260zM1040 640L1180-20h170z', mix(g, b, 0.75)) + path('M760 640L730-20h110z', l) +
    circle(800, 250, 150, a) +
    place(790, 262, 2.4, inked(d, AEROPLANE), -20);
  return s + path(skyline(k, 650, 30, 150, 70, 150), d) + rect(0, 640, 1280, 90, d);
};

const march: Draw = (k) => {
  const [, a, , l, d] = k.c;
  let s = path('M0 0h1280v230L0 640z', a) + circle(1020, 150, 90, l);
  for (let i = 0; i < 10; i++) s += place(80 + i * 128, 664 - i * 41, 2.7, inked(i === 6 ? l : d, WALKER));
  return s + path('M0 676L1280 266v30L0 706z', d);
};

const wedge: Draw = (k) => {
  const [, a, b, , d] = k.c;
  return circle(840, 350, 280, d) + path('M-40 80L900 370L-40 560z', a) +
    group('rotate(-16 640 360)', rect(-100, 640, 1600, 26, d) + rect(-100, 684, 1600, 9, a) + rect(1060, -40, 30, 240, b) + rect(1110, -40, 12, 240, d));
};

/** Diagonals. */
export const construct: Motifs = { train, beams, march, wedge };
