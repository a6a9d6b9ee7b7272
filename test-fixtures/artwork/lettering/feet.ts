import { nth } from '../nth.ts';
import type { Corner, Letter, Stroke } from './letter.ts';
import { pen } from './pen.ts';

const endsOf = (points: readonly Corner[]): readonly (readonly [end: Corner, before: Corner])[] => [
  [nth(points, 0), nth(points, 1)],
  [nth(points, points.length - 1), nth(points, points.length - 2)],
];

/** Slab feet for a thin face: short bars where an upright stroke ends on the cap line or the baseline. */
export const feet = (...[stroke, letter, half]: [Stroke, Letter, half: number]): string => {
  if (stroke.closed || stroke.bar) return '';
  const { y0, height } = letter;
  const p = pen();
  for (const [end, before] of endsOf(stroke.points)) {
    const isOnEdge = Math.min(end.y - y0, y0 + height - end.y) < half * 1.2;
    const isLevel = Math.abs(before.y - end.y) < Math.abs(before.x - end.x) * 0.4;
    if (isOnEdge && !isLevel) {
      p.move(end.x - half, end.y);
      p.line(end.x + half, end.y);
    }
  }
  return p.d;
};
