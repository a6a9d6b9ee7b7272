import { expect, it } from 'vitest';
import { isEnglishInstead } from './english-instead.ts';

it.each([
  ['en', 'de-DE', true],
  ['en-US', 'ar', true],
  ['de-DE', 'de-AT', false],
  ['fr', 'de-DE', false],
  ['en', 'en-GB', false],
  ['en', undefined, false],
  [undefined, 'de-DE', false],
])(
  'a text in %s, with %s chosen: %j (product.md, Titles in one’s language: in English)',
  (language, chosen, expected) => {
    expect(isEnglishInstead(language, chosen)).toBe(expected);
  },
);
