import { nth } from '../nth.ts';
import { levelOf, type Letter, type Stroke } from './letter.ts';
import { pen, type Pen } from './pen.ts';
import { segmentsOf, type Segment } from './segments-of.ts';
import { drawSerifs } from './draw-serifs.ts';
import { sideOf, type Piece } from './side-of.ts';

/** Coarser paper for heavy faces: nobody sees the difference, and the file is smaller. */
const unitOf = (letter: Letter): number => (levelOf(letter) > 5 && !letter.face.serif ? 2 : 10);

const backwards = (piece: Piece): Piece =>
  piece.kind === 'straight'
    ? { kind: 'straight', points: piece.points.toReversed() }
    : { kind: 'round', from: piece.to, by: piece.by, to: piece.from };

type Along = [p: Pen, pieces: readonly Piece[], chamfer: boolean, isFresh: boolean];

const drawAlong = (...[p, pieces, chamfer, isFresh]: Along): void => {
  let isFirst = isFresh;
  const to = ([x, y]: readonly [number, number]): void => {
    if (isFirst) p.move(x, y);
    else p.line(x, y);
    isFirst = false;
  };
  for (const piece of pieces) {
    if (piece.kind === 'straight') piece.points.forEach(to);
    else {
      to(piece.from);
      if (chamfer) p.line(...piece.to);
      else p.curve(...piece.by, ...piece.to);
    }
  }
};

type Ends = readonly [first: Segment, last: Segment];
const endsOf = (segments: readonly Segment[]): Ends => [nth(segments, 0), nth(segments, segments.length - 1)];

/** The outline of a stroke. Its thickness depends on its direction; ends and apexes are cut on the cap and base lines. */
export const ribbon = (...[stroke, letter, radius]: [Stroke, Letter, radius: number]): string => {
  const segments = segmentsOf(letter, stroke);
  const chamfer = letter.face.chamfer === true;
  const p = pen(unitOf(letter));
  drawAlong(p, sideOf({ letter, stroke, radius, side: 1 }, segments), chamfer, true);
  if (stroke.closed) p.close();
  const back = sideOf({ letter, stroke, radius, side: -1 }, segments).toReversed().map(backwards);
  drawAlong(p, back, chamfer, stroke.closed);
  p.close();
  if (!stroke.bar && !stroke.closed) drawSerifs(p, letter, { points: stroke.points, ends: endsOf(segments) });
  return p.d;
};
