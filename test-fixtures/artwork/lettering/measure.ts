import type { Face } from './faces.ts';
import { WIDTHS } from './widths.ts';

const CLOSE: readonly (readonly [pairs: RegExp, share: number])[] = [
  [/A[VWYT]|[VWYT]A|LT|LV|LY|T\.|PA|FA/, 0.2],
  [/L['O]|TO|OT|Y[OCG]|[OCG]Y|K[OCG]|RT|RV|RY|AC|AO|AG|OA|CA|DA/, 0.07],
];

/** Width of a letter, as a multiple of the capitals' height. */
export const advance = (letter: string, face: Face): number =>
  letter === ' ' ? (face.word ?? face.k * 0.62) : Math.max((WIDTHS[letter] ?? 1) * face.k, face.T ?? face.t);

/** How much closer a letter stands to the next. */
export const kern = (...[letter, next, face]: [letter: string, next: string, face: Face]): number =>
  (CLOSE.find(([pairs]) => pairs.test(letter + next))?.[1] ?? 0) * face.k;

/** Width of a line, as a multiple of the capitals' height. */
export const measure = (text: string, face: Face): number => {
  let width = 0;
  for (const [index, letter] of [...text].entries()) {
    const next = text[index + 1];
    width += advance(letter, face) + (next === undefined ? 0 : face.gap - kern(letter, next, face));
  }
  return width;
};
