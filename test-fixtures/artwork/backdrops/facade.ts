import { mix } from '../colour.ts';
import type { Draw } from '../motifs.ts';
import { nth } from '../nth.ts';
import { MAN, WALKER, WOMAN } from '../silhouettes.ts';
import { box, circle, inked, path, place, rect, stroke } from '../svg.ts';

/** Many windows, many lives. */
export const facade: Draw = (k) => {
  const [, a, b, l, d] = k.c;
  let lit = '', dark = '';
  for (let y = 0; y < 5; y++) for (let x = 0; x < 10; x++) {
    const X = 130 + x * 104, Y = 96 + y * 122;
    if (k.r() > 0.6) lit += box(X, Y, 70, 84);
    else dark += box(X, Y, 70, 84);
  }
  let s = circle(70, 110, 44, l) + rect(96, 50, 1090, 680, a) + rect(80, 38, 1122, 18, d) + path(dark, mix(a, d, 0.7)) + path(lit, l);
  for (let i = 0; i < 9; i++) {
    const x = 165 + ((i * 3 + k.i(0, 1)) % 10) * 104, y = 180 + ((i * 2 + k.i(0, 1)) % 5) * 122;
    s += rect(x - 35, y - 84, 70, 84, nth([l, b, l], i % 3)) + place(x + k.n(-12, 12), y, 0.66, inked(d, k.pick([MAN, WOMAN, WALKER])));
  }
  const balcony = 'h96v-26h-96zm16 0v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26';
  for (let i = 0; i < 4; i++) s += stroke(`M${340 + i * 208} ${190 + i * 122}${balcony}`, d, 4);
  return s;
};
