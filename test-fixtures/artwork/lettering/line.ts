import type { Random } from '../random.ts';
import { centreLine } from './centre-line.ts';
import type { Face } from './faces.ts';
import { feet } from './feet.ts';
import { levelOf, uprightOf, type Letter, type Stroke } from './letter.ts';
import { advance, kern } from './measure.ts';
import { ribbon } from './ribbon.ts';
import { strokesOf } from './strokes-of.ts';

/** A line of text to be written: its top left corner, how tall its capitals are, and how. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly face: Face;
  readonly random: Random;
}

const radiusOf = (letter: Letter): number => ((letter.face.r ?? 0) * Math.max(letter.width - uprightOf(letter), 0)) / 2;

const feetOf = (stroke: Stroke, letter: Letter): string => {
  const { face, width, height, char } = letter;
  if (!face.serif) return '';
  const widest = width > 2.2 * levelOf(letter) ? width * (char === 'T' ? 0.14 : 0.26) : height;
  return feet(stroke, letter, Math.min(face.serif * height + levelOf(letter) / 2, widest));
};

const drawStroke = (stroke: Stroke, letter: Letter): string => {
  const radius = radiusOf(letter);
  const chamfer = letter.face.chamfer === true;
  return letter.face.line
    ? centreLine(stroke, radius, chamfer) + feetOf(stroke, letter)
    : ribbon(stroke, letter, chamfer ? radius * 0.8 : radius);
};

/** Path data of one line. */
export const line = (text: string, { x, y, height, face, random }: Line): string => {
  let d = '';
  let x0 = x;
  for (const [index, char] of [...text].entries()) {
    const width = advance(char, face) * height;
    const letter: Letter = { char, face, x0, y0: y, width, height, random };
    d += strokesOf(letter).map((stroke) => drawStroke(stroke, letter)).join('');
    const next = text[index + 1];
    x0 += width + face.gap * height - (next === undefined ? 0 : kern(char, next, face) * height);
  }
  return d;
};
