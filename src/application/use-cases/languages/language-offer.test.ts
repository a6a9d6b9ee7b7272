import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { LanguageOffer } from './language-offer.ts';

const PROMISES = { fetchLanguages: async () => [] };

const offerOf = (
  ofBrowser: readonly string[],
  { catalog = PROMISES, chosen }: { catalog?: object; chosen?: string } = {},
) => {
  const preferences = { ...EMPTY_LIBRARY.preferences, ...(chosen && { titleLanguage: chosen }) };
  return new LanguageOffer({
    catalog,
    languages: () => ofBrowser,
    session: { library: { ...EMPTY_LIBRARY, preferences } },
    languageOfferMemory: new MemoryValue<boolean>(),
  });
};

describe('a language is offered (product.md, Titles in one’s language: offered)', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT'],
    [['ja'], 'ja'],
    [['zh-Hant-TW'], 'zh-TW'],
    [['en-GB', 'de'], undefined],
    [['gsw-CH', 'de'], undefined],
    [[], undefined],
  ])('with %j in the browser: %j', (ofBrowser, language) => expect(offerOf(ofBrowser).language).toBe(language));

  it('not where one was chosen', () => expect(offerOf(['de'], { chosen: 'fr-CA' }).language).toBeUndefined());

  it('not where the catalogue has one alone', () => {
    const offer = offerOf(['de'], { catalog: {} });
    expect([offer.isPromised, offer.language]).toEqual([false, undefined]);
  });

  it('until it was answered', () => {
    const offer = offerOf(['de']);
    offer.answer();
    expect([offer.isPromised, offer.language]).toEqual([true, undefined]);
  });
});
