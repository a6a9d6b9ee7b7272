import { afterEach, describe, expect, it } from 'vitest';
import { lastTitleLanguage } from './last-title-language.ts';

const KEY = 'matinee_last_title_language';

afterEach(() => localStorage.removeItem(KEY));

describe('the language that the first requests of a visit ask in (product.md, Titles in one’s language: first)', () => {
  it.each(['de-DE', 'ar', 'en-GB', 'qq'])('is what was chosen last: %s', (language) => {
    lastTitleLanguage.remember(language);
    expect(lastTitleLanguage.recall()).toBe(language);
  });

  it.each(['', '7', '"de-DE"', 'de_DE', 'DE-de', 'zh-Hant-TW', 'de-DE&region=US', '\u200Fde', 'de'.repeat(150)])(
    'is none where something else stands there: %j',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(lastTitleLanguage.recall()).toBeUndefined();
    },
  );

  it('is none once none is chosen any more', () => {
    lastTitleLanguage.remember('de-DE');
    lastTitleLanguage.remember('');
    expect(lastTitleLanguage.recall()).toBeUndefined();
  });
});
