import { expect, it } from 'vitest';
import { languagesInOrder } from './offered-languages.ts';

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
