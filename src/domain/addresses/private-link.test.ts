import { describe, expect, it } from 'vitest';
import { readPrivateLink } from './private-link.ts';
import { searchText } from './search-params.ts';

const SECRET = 'abcdefghij-KLMNOPQRS_w';
const LIST = 'v1.AAIbAgG9g1ZtRA';

const PAIRING = [
  `https://matinee.example/pair#${SECRET}`,
  `  https://matinee.example/pair/#${SECRET}\n`,
  `http://10.0.0.2:8080/films/pair#${SECRET}`,
  `/pair#${SECRET}`,
  `pair#${SECRET}`,
  `HTTPS://MATINEE.EXAMPLE/PAIR#${SECRET}`,
  `https://matinee.example/pair?theme=dark#${SECRET}`,
  `https://matinee.example/pair%23${SECRET}`,
  `https://safe.example/?url=https%3A%2F%2Fmatinee.example%2Fpair%23${SECRET}`,
  `Join me: <https://matinee.example/pair#${SECRET}>, please`,
  `sunhttps://matinee.example/pair#${SECRET}`,
];
const LISTS = [
  `https://matinee.example/shared#${LIST}`,
  `/shared#${LIST}`,
  `https://matinee.example/a/b/shared/#${LIST}`,
  `shared#${LIST}`,
  `My films https://matinee.example/shared#${LIST} and more`,
];
const OTHERS = [
  'sun',
  'au pair',
  'The Pair #1',
  'shared',
  '/pair',
  '/pair#',
  'repair#1',
  'C# and F#',
  'https://www.imdb.com/title/tt0133093/#x',
  '',
];

describe('a private link (product.md, Search: private links)', () => {
  it.each(PAIRING)('is known as that of a pairing: %s', (text) => {
    expect(readPrivateLink(text)).toEqual({ path: `/pair#${SECRET}`, isWhole: true });
  });

  it.each(LISTS)('is known as that of a list: %s', (text) => {
    expect(readPrivateLink(text)?.path).toBe(`/shared#${LIST}`);
  });

  it.each([`https://matinee.example/pair#${SECRET.slice(0, 9)}`, '/pair#a', `/shared#${LIST.slice(0, 4)}`])(
    'is one as soon as anything of it is there, and not whole: %s',
    (text) => expect(readPrivateLink(text)?.isWhole).toBe(false),
  );

  it.each(OTHERS)('is none of %s', (text) => expect(readPrivateLink(text)).toBeUndefined());

  it.each([...PAIRING, ...LISTS, `${'sun '.repeat(200)}/pair#${SECRET}`])(
    'is nothing that a provider may be asked: %s',
    (text) => {
      expect(searchText(text)).toBe('');
    },
  );

  it.each(OTHERS)('takes nothing from %s', (text) => expect(searchText(text)).toBe(text));
});
