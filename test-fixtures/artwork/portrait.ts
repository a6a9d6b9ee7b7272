import { clothes, hat, wall } from './portrait/clothes.ts';
import { above, beard, canHaveBeard, earrings, eyes, glasses, head, noseAndMouth } from './portrait/face.ts';
import { hairBehind, hairOver } from './portrait/hair.ts';
import { sitter, type Sitter } from './portrait/sitter.ts';
import { print } from './print.ts';
import { sheet, type Commission, type Sheet } from './sheet.ts';
import { path } from './svg.ts';

const HAT = 6;

const hair = (d: string | undefined, { hair: ink }: Sitter): string => (d ? path(d, ink) : '');

/** An actor's head and shoulders, cut from paper. Chance is asked in this order, and in no other. */
const draw = (k: Sheet, person: Sitter): string => {
  let s = wall(k, person) + hair(hairBehind(person), person) + clothes(k, person) + head(person);
  const closed = above(k, 0.72);
  s += eyes(person, closed) + noseAndMouth(person);
  if (above(k, 0.72) && canHaveBeard(person)) s += beard(person);
  s += hair(hairOver(person), person);
  if (person.cut === HAT) s += hat(person);
  if (above(k, 0.74) && !closed) s += glasses(person);
  if (above(k, 0.7) && person.cut !== HAT) s += earrings(person);
  return s;
};

/** A 2:3 portrait as SVG, of nobody: the same for the same seed. */
export const portrait = ({ seed }: Pick<Commission, 'seed'>): string => {
  const k = sheet({ seed, genre: 'Drama' });
  const person = sitter(k);
  return print([400, 600], person.ground, draw(k, person));
};
