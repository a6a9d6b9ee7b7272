import { levelOf, uprightOf, type Corner, type Letter, type Stroke } from './letter.ts';
import { SKELETON } from './skeleton.ts';

/** A point of the skeleton. */
interface GridPoint {
  readonly gx: number;
  readonly gy: number;
  readonly r: boolean;
}

const GRID = 16;
const DEFAULT_WAIST = 0.5;

const crossbar = (letter: Letter): Stroke => {
  const { face, x0, y0, width, height } = letter;
  const waist = face.m ?? DEFAULT_WAIST;
  const share = waist > 0.55 ? 0.74 : waist < 0.45 ? 0.5 : 0.67;
  const dx = width / 2 - (width / 2 - uprightOf(letter) / 2) * share;
  const y = y0 + share * height;
  return { points: [{ x: x0 + dx, y, r: false }, { x: x0 + width - dx, y, r: false }], closed: false, bar: true };
};

const gridPoints = (part: string): readonly GridPoint[] =>
  [...part.matchAll(/([0-9a-i])([0-9a-i])(r?)/g)].map(([, x = '0', y = '0', r]) => ({
    gx: Number.parseInt(x, 19),
    gy: Number.parseInt(y, 19),
    r: r === 'r',
  }));

const neighbours = (...[points, index, closed]: [readonly GridPoint[], number, boolean]): readonly GridPoint[] => {
  const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
  const after = points[index + 1] ?? (closed ? points[0] : undefined);
  return [before, after].filter((point) => point !== undefined);
};

// Strokes keep inside the letter's box: a point moves in by half the thickness of what meets in it.
const inset = (...[letter, at, near]: [Letter, GridPoint, readonly GridPoint[]]): readonly [number, number] => {
  const isLine = letter.face.line === true;
  const flat = near.some(({ gy }) => gy === at.gy);
  const upright = near.some(({ gx }) => gx === at.gx);
  const slant = near.some(({ gx, gy }) => gx !== at.gx && gy !== at.gy);
  return [upright || slant || isLine ? uprightOf(letter) / 2 : 0, flat || isLine ? levelOf(letter) / 2 : 0];
};

const placed = (...[letter, at, near]: [Letter, GridPoint, readonly GridPoint[]]): Corner => {
  const { face, x0, y0, width, height, random } = letter;
  const waist = face.m ?? DEFAULT_WAIST;
  const [ix, iy] = inset(letter, at, near);
  const v = at.gy <= 8 ? (at.gy / 8) * waist : waist + ((at.gy - 8) / 8) * (1 - waist);
  const tremble = (): number => (face.jit ? (random() - 0.5) * 2 * face.jit * height : 0);
  return {
    x: x0 + ix + (at.gx / GRID) * (width - 2 * ix) + (width ? tremble() : 0),
    y: y0 + iy + v * (height - 2 * iy) + tremble(),
    r: at.r,
  };
};

const strokeOf = (letter: Letter, part: string): Stroke => {
  if (part === 'A') return crossbar(letter);
  const closed = part.endsWith('z');
  const raw = gridPoints(part);
  return { points: raw.map((at, index) => placed(letter, at, neighbours(raw, index, closed))), closed, bar: false };
};

/** The strokes of a letter, in place; none for what the alphabet does not have. */
export const strokesOf = (letter: Letter): readonly Stroke[] =>
  (SKELETON[letter.char]?.split(' ') ?? []).map((part) => strokeOf(letter, part));
