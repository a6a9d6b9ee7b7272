import { legible } from './legible.ts';
import { clean } from './lettering/clean.ts';
import { FACES, type Face, type FaceName } from './lettering/faces.ts';
import { line } from './lettering/line.ts';
import { measure } from './lettering/measure.ts';
import type { Sheet } from './sheet.ts';
import { path, ROUND, stroke } from './svg.ts';
import { setStacked, setTitle, type Setting } from './set-title.ts';

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface TitleOptions {
  /** As large as the box allows with equal lines; `stack`: every line fills the width, like a playbill. */
  readonly mode?: 'stack';
  /** The tallest capitals may be. */
  readonly max?: number;
  /** Space between lines. */
  readonly lead?: number;
  /** Across: 0 left, 0.5 centre, 1 right. */
  readonly al?: number;
  /** Down: 0 top, 0.5 middle, 1 bottom. */
  readonly va?: number;
  /** The ground, where it is not the sheet's. */
  readonly on?: string;
  /** The ink of a second, thinner line inside each stroke. */
  readonly groove?: string;
}

type InkTitle = [k: Sheet, face: FaceName | Face, box: Box, ink: string, options?: TitleOptions];

/** Long titles are cut, and stay light. */
const MOST_WORDS = 9;
const MOST_LETTERS = 52;
const LIGHT_FROM = 25;
const LEAD = 0.24;

const wording = ({ title }: Sheet): string =>
  clean(title).split(' ').slice(0, MOST_WORDS).join(' ').slice(0, MOST_LETTERS);

const faceFor = (face: FaceName | Face, text: string): Face => {
  const wanted = typeof face === 'string' ? FACES[face] : face;
  return text.length >= LIGHT_FROM ? { ...wanted, serif: 0 } : wanted;
};

// A line of a stack that nearly fills the width is spaced out until it does.
const spaced = (text: string, { face, height }: { face: Face; height: number }, width: number): Face => {
  const loose = (width - measure(text, face) * height) / height / (text.length - 1);
  return text.length > 1 && loose > 0 && loose < 0.3 ? { ...face, gap: face.gap + loose } : face;
};

const write = (...[k, setting, [x, y, w, h], options]: [Sheet, Setting, Box, TitleOptions]): string => {
  const { lines, heights, face, gap } = setting;
  const total = heights.reduce((sum, height) => sum + height, 0) + gap * (lines.length - 1);
  let top = y + (h - total) * (options.va ?? 0);
  let d = '';
  for (const [index, text] of lines.entries()) {
    const height = heights[index] ?? 0;
    const fitted = options.mode === 'stack' ? spaced(text, { face, height }, w) : face;
    const width = fitted === face ? measure(text, face) * height : w;
    d += line(text, { x: x + (w - width) * (options.al ?? 0), y: top, height, face: fitted, random: k.r });
    top += height + gap;
  }
  return d;
};

const strokeEnds = ({ cap }: Face): string =>
  cap === 'round' ? ROUND : ` stroke-miterlimit="2"${cap ? ` stroke-linecap="${cap}"` : ''}`;

/** Inks the title of the sheet into a box; nothing where the alphabet has none of its letters. */
export const inkTitle = (...[k, named, box, wanted, options = {}]: InkTitle): string => {
  const text = wording(k);
  if (!text) return '';
  const ink = legible(k, wanted, options.on ?? k.c[0]);
  const { lead = LEAD, max = 1_000 } = options;
  const order = { text, face: faceFor(named, text), width: box[2], height: box[3], lead, max };
  const setting = options.mode === 'stack' ? setStacked(order) : setTitle(order);
  const d = write(k, setting, box, options);
  const { face, heights } = setting;
  if (!face.line) return path(d, ink);
  const drawn = (colour: string, share: number): string => stroke(d, colour, share * (heights[0] ?? 0), strokeEnds(face));
  return drawn(ink, face.t) + (options.groove ? drawn(options.groove, face.t * 0.26) : '');
};
