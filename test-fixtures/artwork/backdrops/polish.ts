import { mix } from '../colour.ts';
import type { Draw } from '../motifs.ts';
import { blob, ridge } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { WALKER } from '../silhouettes.ts';
import { circle, ellipse, inked, path, place, type Point, stroke } from '../svg.ts';

const wobbly = (...[k, points, by]: [Sheet, readonly Point[], number]): string =>
  blob(points.map(([x, y]) => [x + k.n(-by, by), y + k.n(-by, by)]));

const eyeball = (...[k, x, y, r]: [Sheet, number, number, number]): string => {
  const [, , b, l, d] = k.c;
  return ellipse(x, y, r * 1.5, r, l) + circle(x + r * 0.2, y, r * 0.7, b) + circle(x + r * 0.2, y, r * 0.34, d);
};

const house = (...[k, x, y, ink, i]: [Sheet, number, number, string, number]): string => {
  const [, , , l, d] = k.c;
  const w = 176;
  const walls = wobbly(k, [[x, 780], [x - 8, y + 60], [x + w / 2, y - 90 - (i % 2) * 40], [x + w + 8, y + 60], [x + w, 780]], 8);
  const eyes = i % 2
    ? eyeball(k, x + w / 2, y + 70, 34)
    : eyeball(k, x + w * 0.3, y + 80, 22) + eyeball(k, x + w * 0.72, y + 80, 22);
  return path(walls, ink) + eyes + path(`M${x + w * 0.36} 720v-90a26 40 0 0 1 52 0v90z`, ink === d ? l : d);
};

/** A street of watching houses. */
export const polish: Draw = (k) => {
  const [g, a, b, l, d] = k.c;
  const street = [[60, 330, a], [270, 260, d], [470, 360, b], [690, 300, a], [900, 380, d], [1090, 320, b]] as const;
  let s = circle(1010, 190, 104, l) + circle(1046, 166, 92, g);
  for (const [i, [x, y, ink]] of street.entries()) s += house(k, x, y, ink, i);
  return s + path(ridge(k, 680, 10, 1280, 720, 6), mix(d, a, 0.2)) + place(560, 690, 1.1, inked(l, WALKER)) +
    stroke('M590 642l90 24', l, 3) +
    path(wobbly(k, [[690, 690], [694, 662], [730, 656], [760, 668], [758, 690]], 3), l);
};
