import { type Box, inkTitle, type TitleOptions } from '../ink-title.ts';
import type { Draw, Motifs } from '../motifs.ts';
import { blob } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, group, path, type Point, ROUND, stroke } from '../svg.ts';

const wobbly = (...[k, points, by = 6]: [Sheet, readonly Point[], number?]): string =>
  blob(points.map(([x, y]) => [x + k.n(-by, by), y + k.n(-by, by)]));

const eyeball = (...[k, x, y, r]: [Sheet, number, number, number]): string => {
  const [, , b, l, d] = k.c;
  return ellipse(x, y, r * 1.5, r, l) + circle(x + r * 0.2, y, r * 0.72, b) + circle(x + r * 0.2, y, r * 0.36, d);
};

const written = (...[k, box, ink, options]: [Sheet, Box, string, TitleOptions?]): string =>
  inkTitle(k, 'hand', box, ink, { al: 0.5, max: 70, ...options });

const bowler: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path(wobbly(k, [[40, 620], [60, 470], [150, 420], [250, 420], [345, 470], [364, 620]]), d) +
    path(wobbly(k, [[122, 300], [130, 210], [200, 176], [272, 210], [280, 300], [250, 400], [200, 436], [150, 400]]), a);
  s += path(wobbly(k, [[70, 206], [120, 186], [130, 96], [200, 62], [270, 96], [282, 186], [330, 206], [200, 232]], 4), d) +
    eyeball(k, k.v > 0.5 ? 200 : 200, 300, 46) + stroke('M150 384q50 26 100-4', d, 9, ROUND);
  return s + path('M200 430l-44 30 0 40 44-30 44 30 0-40z', b) + written(k, [40, 506, 320, 70], l, { on: d });
};

const bird: Draw = (k) => {
  const [g, a, b, , d] = k.c;
  let s = circle(290, 120, 60, b) +
    path(wobbly(k, [[70, 300], [110, 200], [200, 170], [286, 220], [300, 320], [240, 400], [150, 410], [90, 370]]), a) +
    path(wobbly(k, [[96, 330], [20, 300], [-20, 250], [20, 380], [110, 392]], 4), d);
  s += path('M270 210l100 26-92 34z', d) + eyeball(k, 222, 250, 30) + stroke('M170 404l-8 70m60-76l10 76M130 474h56m24 0h56', d, 9, ROUND) +
    path(wobbly(k, [[120, 300], [190, 290], [226, 330], [170, 372], [120, 350]]), g);
  return s + written(k, [32, 494, 336, 78], d);
};

const moon: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = path(wobbly(k, [[200, 70], [330, 130], [366, 260], [300, 390], [180, 420], [70, 350], [36, 220], [90, 110]], 8), l) +
    path(wobbly(k, [[200, 70], [330, 130], [366, 260], [300, 390], [190, 420], [240, 330], [200, 250], [236, 170]], 6), a);
  s += stroke('M120 190q36-34 70-6q8 60 -10 110q20 20 44 4', d, 8, ROUND) + eyeball(k, 128, 226, 22) + eyeball(k, 282, 220, 22) +
    path('M150 350q50-30 110 0q-50 40-110 0z', b);
  return s + written(k, [32, 460, 336, 110], l);
};

const flower: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let s = '';
  for (let i = 0; i < 9; i++) s += group(`rotate(${i * 40} 200 220)`, ellipse(200, 112, 44, 84, i % 2 ? a : b));
  s += circle(200, 220, 78, d) + eyeball(k, 200, 220, 40) + stroke('M200 296q-30 120 6 320', d, 14) +
    path('M196 470q-80-70-140-20q60 60 140 20zM204 430q60-80 140-40q-40 70-140 40z', d);
  return s + written(k, [28, 520, 344, 58], l, { max: 46 });
};

const fish: Draw = (k) => {
  const [, a, b, , d] = k.c;
  let s = path(wobbly(k, [[24, 250], [90, 150], [220, 130], [320, 200], [392, 150], [380, 350], [316, 300], [220, 370], [90, 350]], 8), a) +
    eyeball(k, 112, 224, 30);
  for (let i = 0; i < 3; i++) s += stroke(`M${176 + i * 42} ${176 + i * 8}q30 70 0 ${140 - i * 16}`, d, 7, ROUND);
  return s + path('M40 262q40 34 84 22', 'none') + stroke('M36 270q50 24 90 4', d, 8, ROUND) + circle(60, 96, 16, b) +
    circle(100, 60, 9, b) + written(k, [32, 420, 336, 150], d);
};

const cat: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  // cat
  const s = path(wobbly(k, [[70, 620], [60, 400], [80, 250], [110, 230], [200, 246], [290, 230], [322, 250], [340, 400], [330, 620]], 4), d) +
    path('M78 270l6-140 84 104zM322 270l-6-140-84 104z', d) + eyeball(k, 140, 316, 30) + eyeball(k, 260, 316, 30) + path('M184 372h34l-17 20z', a);
  return s + stroke('M120 390l-90-12m90 30l-86 18m246-36l90-12m-90 30l86 18', l, 4, ROUND) + circle(330, 90, 44, b) +
    written(k, [96, 436, 208, 136], l, { on: d });
};

/** Comedy and drama: one strange painted figure, after the Polish school. */
export const polish: Motifs = { bowler, bird, moon, flower, fish, cat };
