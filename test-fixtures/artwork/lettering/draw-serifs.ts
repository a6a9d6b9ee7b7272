import { nth } from '../nth.ts';
import { levelOf, uprightOf, type Corner, type Letter } from './letter.ts';
import type { Pen } from './pen.ts';
import type { Segment } from './segments-of.ts';

interface OpenStroke {
  readonly points: readonly Corner[];
  readonly ends: readonly [first: Segment, last: Segment];
}

type Rect = [p: Pen, x: number, y: number, width: number, height: number];
const drawRect = (...[p, x, y, width, height]: Rect): void => {
  p.move(x, y);
  p.line(x + width, y);
  p.line(x + width, y + height);
  p.line(x, y + height);
  p.close();
};

type End = [p: Pen, letter: Letter, end: Corner, segment: Segment];

// Upright and diagonal strokes stand on a bar, on the cap line and on the baseline.
const drawFoot = (...[p, letter, end, { half }]: End): void => {
  const { y0, height, face } = letter;
  const [ty, reach] = [levelOf(letter), (face.serif ?? 0) * height];
  const isTop = Math.abs(end.y - y0) < 1;
  const isBottom = Math.abs(end.y - (y0 + height)) < 1;
  if (isTop || isBottom) drawRect(p, end.x - half - reach, isTop ? end.y : end.y - ty, half * 2 + 2 * reach, ty);
};

// Level strokes that end on the right, at the top or the bottom, have a beak.
const drawBeak = (...[p, letter, end]: End): void => {
  const { x0, y0, width, height, face } = letter;
  const [tx, ty, reach] = [uprightOf(letter), levelOf(letter), (face.serif ?? 0) * height * 1.6];
  const isTop = end.y < y0 + ty;
  if (Math.abs(end.x - (x0 + width)) >= 2 || !(isTop || end.y > y0 + height - ty)) return;
  drawRect(p, end.x - tx * 0.4, isTop ? end.y - ty / 2 : end.y + ty / 2 - reach - ty, tx * 0.4, reach + ty);
};

/** The serifs of an open stroke, if the face has any. */
export const drawSerifs = (...[p, letter, { points, ends }]: [Pen, Letter, OpenStroke]): void => {
  if (!letter.face.serif) return;
  ends.forEach((segment, index) => {
    const end = nth(points, index === 0 ? 0 : points.length - 1);
    if (segment.kind === 'level') drawBeak(p, letter, end, segment);
    else drawFoot(p, letter, end, segment);
  });
};
