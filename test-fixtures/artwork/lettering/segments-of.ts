import { nth } from '../nth.ts';
import { levelOf, uprightOf, type Corner, type Letter, type Stroke } from './letter.ts';

/** One straight piece of a stroke, with its direction, half its thickness and which way it runs. */
export interface Segment {
  readonly a: Corner;
  readonly ux: number;
  readonly uy: number;
  readonly half: number;
  readonly kind: 'upright' | 'level' | 'diagonal';
}

/** Letters with thick diagonals that rise to the right. */
const HEAVY = 'Z72';

const kindOf = (...[dx, dy, length]: [number, number, number]): Segment['kind'] => {
  if (Math.abs(dx) < length * 0.12) return 'upright';
  return Math.abs(dy) < length * 0.12 ? 'level' : 'diagonal';
};

// Diagonals that rise to the right are thin where a face has thick and thin strokes.
const diagonalWidth = (letter: Letter, rises: boolean): number => {
  const [tx, ty] = [uprightOf(letter), levelOf(letter)];
  if (!rises || HEAVY.includes(letter.char)) return tx;
  const { t, T = 0 } = letter.face;
  return Math.max(ty, T > t * 2 ? ty * 1.4 : Math.min(tx, ty * 1.2));
};

const segment = (...[letter, a, b]: [Letter, Corner, Corner]): Segment => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const kind = kindOf(dx, dy, length);
  const width =
    kind === 'upright' ? uprightOf(letter) : kind === 'level' ? levelOf(letter) : diagonalWidth(letter, dx * dy <= 0);
  return { a, ux: dx / length, uy: dy / length, half: width / 2, kind };
};

export const segmentsOf = (letter: Letter, { points, closed }: Stroke): readonly Segment[] =>
  points
    .slice(0, closed ? points.length : -1)
    .map((a, index) => segment(letter, a, nth(points, (index + 1) % points.length)));
