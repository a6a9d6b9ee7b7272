import { legible } from './legible.ts';
import { print } from './print.ts';
import { inkTitle } from './ink-title.ts';
import { sheet, type Commission } from './sheet.ts';
import { circle, path, poly, rect } from './svg.ts';

const SIDE = 180;
const MIDDLE = SIDE / 2;

/** What is behind the letter, in a second ink. */
const MARKS: readonly ((ink: string) => string)[] = [
  (ink) => circle(MIDDLE, MIDDLE, 72, ink),
  (ink) => path(poly([[0, SIDE], [SIDE, 0], [SIDE, SIDE]]), ink),
  (ink) => rect(0, 120, SIDE, 60, ink),
  (ink) => path(poly([[MIDDLE, 8], [172, MIDDLE], [MIDDLE, 172], [8, MIDDLE]]), ink),
];

/** The square logo of a service that does not exist: its initial on a mark. The same for the same seed. */
export const logo = ({ seed, title = '' }: Pick<Commission, 'seed' | 'title'>): string => {
  const k = sheet({ seed, title: title.slice(0, 1), genre: 'Drama', style: 'emblem' });
  const [ground, main] = k.c;
  const mark = legible(k, main, ground, 1.6);
  const letter = inkTitle(k, k.pick(['gothic', 'block', 'deco', 'round', 'slab'] as const), [45, 45, 90, 90], k.c[4], {
    al: 0.5,
    va: 0.5,
    on: mark,
  });
  return print([SIDE, SIDE], ground, k.pick(MARKS)(mark) + letter);
};
