import { nth } from '../nth.ts';
import type { Corner, Stroke } from './letter.ts';
import { pen } from './pen.ts';

// Where the curve around a corner ends, on the way to a neighbour.
const curveEnd = (...[corner, towards, radius]: [Corner, Corner, number]): readonly [number, number] => {
  const length = Math.hypot(towards.x - corner.x, towards.y - corner.y) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [corner.x + (towards.x - corner.x) * share, corner.y + (towards.y - corner.y) * share];
};

/** A centre line with rounded corners: for thin, inline and round-capped faces. */
export const centreLine = (...[stroke, radius, chamfer]: [Stroke, radius: number, chamfer: boolean]): string => {
  const { points, closed } = stroke;
  const count = points.length;
  const p = pen();
  const to = (...[x, y, first]: [number, number, boolean]): void => (first ? p.move(x, y) : p.line(x, y));
  points.forEach((corner, index) => {
    const isEnd = !closed && (index === 0 || index === count - 1);
    if (!corner.r || isEnd) return to(corner.x, corner.y, index === 0);
    const leaving = curveEnd(corner, nth(points, (index + 1) % count), radius);
    to(...curveEnd(corner, nth(points, (index + count - 1) % count), radius), index === 0);
    return chamfer ? p.line(...leaving) : p.curve(corner.x, corner.y, ...leaving);
  });
  if (closed) p.close();
  return p.d;
};
