import { expect, it } from 'vitest';
import { textAttributes } from './text-attributes.ts';

it.each<[text: string, language: string | undefined, expected: object]>([
  ['Low Tide', undefined, { dir: 'auto' }],
  ['Low Tide', '', { dir: 'auto' }],
  ['Low Tide', 'en', { dir: 'ltr' }],
  ['Low Tide', 'en-GB', { dir: 'ltr' }],
  ['Ebbe', 'de-DE', { lang: 'de-DE', dir: 'ltr' }],
  ['引き潮', 'ja', { lang: 'ja', dir: 'ltr' }],
  ['潮退', 'yue', { lang: 'yue', dir: 'ltr' }],
  ['IMAX: الجزر', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['שפל (2)', 'he-IL', { lang: 'he-IL', dir: 'rtl' }],
  ['Paradise Now!', 'ar', { lang: 'ar', dir: 'auto' }],
  ['', 'fa', { lang: 'fa', dir: 'auto' }],
])('%j in %j is marked so (product.md, Titles in one’s language: parts)', (text, language, expected) => {
  expect(textAttributes(text, language)).toEqual(expected);
});
