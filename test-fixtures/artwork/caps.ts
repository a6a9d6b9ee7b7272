import { legible } from './legible.ts';
import { clean } from './lettering/clean.ts';
import { FACES } from './lettering/faces.ts';
import { line } from './lettering/line.ts';
import { measure } from './lettering/measure.ts';
import type { Sheet } from './sheet.ts';
import { stroke } from './svg.ts';

/** `align`: 0 left, 0.5 centre, 1 right. `on`: the ground. */
type Caps = [k: Sheet, text: string, x: number, y: number, height: number, ink: string, align?: number, on?: string];

/** A line of small capitals. */
export const caps = (...[k, text, x, y, height, ink, align = 0, on = k.c[0]]: Caps): string => {
  const face = FACES.small;
  const letters = clean(text);
  const left = x - measure(letters, face) * height * align;
  const d = line(letters, { x: left, y, height, face, random: k.r });
  return letters ? stroke(d, legible(k, ink, on), face.t * height, ' stroke-miterlimit="2"') : '';
};

/** The name of the person; where none is named, what the picture shows. */
export const credit = ({ by, kind, genre, year }: Sheet): string =>
  by ? `A ${kind === 'tv' ? 'series' : 'film'} by ${by}` : `${genre}${year && ` ${year}`}`;
