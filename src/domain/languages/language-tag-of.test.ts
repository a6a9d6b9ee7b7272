import { expect, it } from 'vitest';
import { languageTagOf } from './language-tag-of.ts';

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
