import { describe, expect, it } from 'vitest';
import { normalName } from './normal-name.ts';

describe('names are compared (product.md, Import: names)', () => {
  it.each([
    ['The Matrix', 'Matrix'],
    ['Matrix, The', 'the matrix'],
    ['A Quiet Place', 'Quiet Place, A'],
    ['An Education', 'EDUCATION'],
    ['Amélie', 'Amelie'],
    ['Ocean’s Eleven', 'Oceans Eleven'],
    ['Love & Basketball', 'Love and Basketball'],
    ['Spider-Man: No Way Home', 'Spider Man – No Way Home'],
    ['  Three   Colours:  Blue ', 'three colours blue'],
    ['Ⅳ', 'IV'],
    ['ﬁlm', 'film'],
    ['Tromsø', 'Tromso'],
  ])('%j is %j', (one, other) => {
    expect(normalName(one)).toBe(normalName(other));
  });

  it.each([
    ['The', 'A'],
    ['Die Hard', 'Hard'],
    ['Alien', 'Aliens'],
    ['Them', 'M'],
    ['…', '!!!'],
    ['千と千尋', '千'],
    ['A', ''],
    ['Rocky', 'Rocky II'],
  ])('%j is not %j', (one, other) => {
    expect(normalName(one)).not.toBe(normalName(other));
  });
});
