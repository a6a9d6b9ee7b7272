import { expect, it } from 'vitest';
import { isLanguageTag, languageOfOriginal } from './language-tag.ts';

it.each<[unknown, boolean]>([
  ['de-DE', true],
  ['ar', true],
  ['xx-ZZ', true],
  ['en', true],
  ['en-GB', true],
  ['DE-de', false],
  ['\u200Fde', false],
  [' de', false],
  ['de'.repeat(150), false],
  ['de_DE', false],
  ['DE', false],
  ['de-de', false],
  ['zh-Hant-TW', false],
  ['fil', false],
  ['de-DE\n', false],
  ['&language=en', false],
  ['', false],
  [7, false],
  [null, false],
  [['de-DE'], false],
])('%j is a language of titles: %s (tmdb.md, Languages: tags)', (text, is) => {
  expect(isLanguageTag(text)).toBe(is);
});

it.each([
  ['ja', 'ja'],
  ['cn', 'yue'],
  ['xx', undefined],
  ['', undefined],
  ['Japanese', undefined],
])('an original in %j is in %s (tmdb.md, Fields: language)', (code, tag) => {
  expect(languageOfOriginal(code)).toBe(tag);
});
