import { expect, it } from 'vitest';
import { languagesInOrder, languageTagOf } from './offered-languages.ts';

it.each([
  ['de', 'de'],
  ['de-AT', 'de-AT'],
  ['DE-at', 'de-AT'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-Hans', 'zh'],
  ['es-419', 'es'],
  ['de-DE-u-co-phonebk', 'de-DE'],
  ['de-1996', 'de'],
  ['gsw-CH', undefined],
  ['', undefined],
  ['*', undefined],
])('the browser’s %j is %j', (tag, expected) => expect(languageTagOf(tag)).toBe(expected));

const ALL = [
  { tag: 'ar-SA', name: 'العربية' },
  { tag: 'fr-FR', name: 'Français' },
  { tag: 'de-AT', name: 'Deutsch (Österreich)' },
  { tag: 'de-DE', name: 'Deutsch (Deutschland)' },
  { tag: 'en-US', name: 'English' },
];

it.each([
  [
    ['de-AT', 'en'],
    ['de-AT', 'de-DE', 'en-US', 'fr-FR', 'ar-SA'],
  ],
  [
    ['fr', 'de'],
    ['fr-FR', 'de-DE', 'de-AT', 'en-US', 'ar-SA'],
  ],
  [[], ['de-DE', 'de-AT', 'en-US', 'fr-FR', 'ar-SA']],
  [['gsw'], ['de-DE', 'de-AT', 'en-US', 'fr-FR', 'ar-SA']],
])('with %j in the browser they come as %j (product.md, Titles in one’s language: choice)', (ofBrowser, tags) => {
  expect(languagesInOrder(ALL, ofBrowser).map(({ tag }) => tag)).toEqual(tags);
});
