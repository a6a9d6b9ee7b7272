import { nth } from '../nth.ts';
import { uprightOf, type Corner, type Letter, type Stroke } from './letter.ts';
import type { Segment } from './segments-of.ts';

type Spot = readonly [x: number, y: number];

/** A piece of an outline: straight on through points, or around a corner from one point by way of another to a third. */
export type Piece =
  | { readonly kind: 'straight'; readonly points: readonly Spot[] }
  | { readonly kind: 'round'; readonly from: Spot; readonly by: Spot; readonly to: Spot };

/** A segment's edge. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly of: Segment;
}

/** One side of a stroke while it is walked along. */
interface Walk {
  readonly letter: Letter;
  readonly stroke: Stroke;
  readonly radius: number;
  readonly side: 1 | -1;
}

const edgeOf = (of: Segment, side: number): Edge => ({
  x: of.a.x + of.uy * of.half * side,
  y: of.a.y - of.ux * of.half * side,
  ux: of.ux,
  uy: of.uy,
  of,
});

const meet = (p: Edge, q: Edge): Spot => {
  const cross = p.ux * q.uy - p.uy * q.ux;
  if (Math.abs(cross) < 0.02) return [q.x, q.y];
  const along = ((q.x - p.x) * q.uy - (q.y - p.y) * q.ux) / cross;
  return [p.x + p.ux * along, p.y + p.uy * along];
};

const atHeight = (edge: Edge, y: number): Spot => [edge.x + (edge.ux / edge.uy) * (y - edge.y), y];

const straight = (...points: readonly Spot[]): Piece => ({ kind: 'straight', points });

// The end of a diagonal is cut along the cap line or the baseline, any other square to the stroke.
const endOf = (...[{ letter, side }, edge, at]: [Walk, Edge, Corner]): Piece => {
  const { y0, height } = letter;
  const { kind, ux, uy, half } = edge.of;
  const isOnLine = Math.abs(at.y - y0) < 1 || Math.abs(at.y - (y0 + height)) < 1;
  if (kind === 'diagonal' && isOnLine && Math.abs(uy) > 0.2) return straight(atHeight(edge, at.y));
  return straight([at.x + uy * half * side, at.y - ux * half * side]);
};

type Turn = [walk: Walk, p: Edge, q: Edge, index: number];

const roundTurn = (...[{ stroke, radius }, p, q, index]: Turn): Piece | undefined => {
  const { points } = stroke;
  const count = points.length;
  const corner = nth(points, index);
  const before = nth(points, (index + count - 1) % count);
  const after = nth(points, (index + 1) % count);
  if (!corner.r || radius <= 0) return undefined;
  const by = meet(p, q);
  const [sx, sy] = [by[0] - corner.x, by[1] - corner.y];
  const widest = Math.max(Math.abs(before.x - corner.x), Math.abs(after.x - corner.x));
  const tallest = Math.max(Math.abs(before.y - corner.y), Math.abs(after.y - corner.y));
  const isOuterX = Math.sign(sx) === -Math.sign(before.x - corner.x || after.x - corner.x);
  const isOuterY = Math.sign(sy) === -Math.sign(before.y - corner.y || after.y - corner.y);
  const middle = Math.min(radius, widest / 2, tallest / 2);
  const rx = Math.max(0, middle + (isOuterX ? 1 : -1) * Math.abs(sx));
  const ry = Math.max(0, middle + (isOuterY ? 1 : -1) * Math.abs(sy));
  if (rx <= 0.3 || ry <= 0.3) return undefined;
  const reach = ({ ux }: Edge): number => (Math.abs(ux) > 0.5 ? rx : ry);
  return {
    kind: 'round',
    from: [by[0] - p.ux * reach(p), by[1] - p.uy * reach(p)],
    by,
    to: [by[0] + q.ux * reach(q), by[1] + q.uy * reach(q)],
  };
};

// Apexes are cut on the cap line and the baseline; other corners may stand out only a little.
const sharpTurn = (...[{ letter }, p, q]: Turn): Piece => {
  const { x0, y0, width, height } = letter;
  const [x, y] = meet(p, q);
  const cutAt = y < y0 - 0.5 ? y0 : y > y0 + height + 0.5 ? y0 + height : undefined;
  if (cutAt !== undefined && Math.abs(p.uy) > 0.05 && Math.abs(q.uy) > 0.05) {
    return straight(atHeight(p, cutAt), atHeight(q, cutAt));
  }
  const slack = uprightOf(letter) * 0.3;
  return straight([Math.min(Math.max(x, x0 - slack), x0 + width + slack), y]);
};

/** One side of a stroke's outline, from its first point to its last. */
export const sideOf = (walk: Walk, segments: readonly Segment[]): readonly Piece[] => {
  const { points, closed } = walk.stroke;
  const count = points.length;
  const edges = segments.map((of) => edgeOf(of, walk.side));
  const turnAt = (index: number): Piece => {
    const p = nth(edges, (index + edges.length - 1) % edges.length);
    const turn: Turn = [walk, p, nth(edges, index % edges.length), index];
    return roundTurn(...turn) ?? sharpTurn(...turn);
  };
  const turns = points.map((_, index) => index);
  if (closed) return turns.map(turnAt);
  const first = endOf(walk, nth(edges, 0), nth(points, 0));
  const last = endOf(walk, nth(edges, edges.length - 1), nth(points, count - 1));
  return [first, ...turns.slice(1, -1).map(turnAt), last];
};
