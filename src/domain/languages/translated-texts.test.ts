import { describe, expect, it } from 'vitest';
import { nameIn, textIn, type GivenTexts, type Translation } from './translated-texts.ts';

const texts = (tag: string, own: Translation['texts']): Translation => {
  const [language = '', region = ''] = tag.split('-');
  return { language, region, texts: own };
};

const NOTHING: GivenTexts = { texts: {}, original: { name: '', language: '' }, translations: [] };
const given = (own: Partial<GivenTexts>): GivenTexts => ({ ...NOTHING, ...own });

const GODFATHER = {
  texts: { name: 'The Godfather' },
  original: { name: 'The Godfather', language: 'en' },
};
const SAMURAI = { texts: { name: '七人の侍' }, original: { name: '七人の侍', language: 'ja' } };
const FAMILY = { texts: { name: 'La famille' }, original: { name: 'La famille', language: 'fr' } };

describe('a name in one’s language (product.md, Titles in one’s language: names)', () => {
  it.each<[string, string, Partial<GivenTexts>, readonly [string, string | undefined]]>([
    ['its own', 'de-DE', { ...GODFATHER, translations: [texts('de-DE', { name: 'Der Pate' })] }, ['Der Pate', 'de-DE']],
    [
      'that of its own country first',
      'fr-CA',
      {
        ...GODFATHER,
        translations: [texts('fr-FR', { name: 'Le Parrain' }), texts('fr-CA', { name: 'Le parrain (QC)' })],
      },
      ['Le parrain (QC)', 'fr-CA'],
    ],
    [
      'then that of the country that the language is taken for',
      'fr-CA',
      { ...GODFATHER, translations: [texts('fr-BE', { name: 'B' }), texts('fr-FR', { name: 'F' })] },
      ['F', 'fr-FR'],
    ],
    [
      'then any of the language',
      'fr-CA',
      { ...GODFATHER, translations: [texts('fr-BE', { name: 'B' })] },
      ['B', 'fr-BE'],
    ],
    [
      'one that is no blank',
      'de-DE',
      { ...GODFATHER, translations: [texts('de-DE', { name: ' \u200F ' }), texts('de-AT', { name: 'Der Pate' })] },
      ['Der Pate', 'de-AT'],
    ],
    [
      'one that is not empty',
      'de-DE',
      { ...GODFATHER, texts: { name: '' }, translations: [texts('de-DE', { name: '' })] },
      ['The Godfather', 'en'],
    ],
    [
      'as it is written, marks of direction within it included',
      'he-IL',
      { ...GODFATHER, translations: [texts('he-IL', { name: '\u200Fהסנדק (2)\u200F' })] },
      ['\u200Fהסנדק (2)\u200F', 'he-IL'],
    ],
    [
      'any of the language for a country that there is not',
      'de-QQ',
      { ...GODFATHER, translations: [texts('de-DE', { name: 'Der Pate' })] },
      ['Der Pate', 'de-DE'],
    ],
    [
      'what the answer has, where its translations do not tell',
      'de-DE',
      { ...GODFATHER, texts: { name: 'Der Pate' } },
      ['Der Pate', 'de-DE'],
    ],
    [
      'the original one in letters that the language uses, never the English one',
      'de-DE',
      { ...FAMILY, translations: [texts('en-US', { name: 'The Family' })] },
      ['La famille', 'fr'],
    ],
    [
      'the English one for letters that it does not use',
      'de-DE',
      { ...SAMURAI, translations: [texts('en-US', { name: 'Seven Samurai' })] },
      ['Seven Samurai', 'en-US'],
    ],
    ['the original one where nobody has another', 'de-DE', SAMURAI, ['七人の侍', 'ja']],
    ['the original one in its own language', 'ja-JP', SAMURAI, ['七人の侍', 'ja']],
    ['the original English one in a language of other letters', 'ar', GODFATHER, ['The Godfather', 'en']],
    [
      'of Cantonese the original is Cantonese',
      'ja-JP',
      { texts: { name: '無間道' }, original: { name: '無間道', language: 'cn' } },
      ['無間道', 'yue'],
    ],
    ['nothing where there is none at all', 'de-DE', {}, ['', undefined]],
  ])('%s', (_, asked, own, [written, language]) => {
    const name = nameIn(given(own), asked);
    expect([name.written, name.language]).toEqual([written, language]);
  });
});

describe('a text in one’s language (product.md, Titles in one’s language: falling back)', () => {
  const english = texts('en-US', { overview: 'The ageing patriarch…', tagline: 'An offer.' });

  it.each<[string, Partial<GivenTexts>, readonly [string, string | undefined]]>([
    [
      'its own',
      { translations: [english, texts('de-DE', { overview: 'Der Patriarch …' })] },
      ['Der Patriarch …', 'de-DE'],
    ],
    ['else that of the answer', { texts: { overview: 'Ein Film.' }, translations: [english] }, ['Ein Film.', 'de-AT']],
    ['else English', { texts: { overview: '\u200F' }, translations: [english] }, ['The ageing patriarch…', 'en-US']],
    [
      'else the original one',
      { original: { name: 'X', language: 'it' }, translations: [texts('it-IT', { overview: 'Una storia.' })] },
      ['Una storia.', 'it-IT'],
    ],
    ['else none', {}, ['', undefined]],
  ])('is %s', (_, own, [written, language]) => {
    const overview = textIn(given(own), 'overview', 'de-AT');
    expect([overview.written, overview.language]).toEqual([written, language]);
  });

  it('is its own among those of sixty languages, wherever it stands', () => {
    const sixty = Array.from({ length: 60 }, (_, at) =>
      texts(`${String.fromCodePoint(97 + (at % 26))}${at < 26 ? 'x' : 'q'}-QQ`, { overview: `Text ${at}` }),
    );
    for (const at of [0, 30, 60]) {
      const translations = sixty.toSpliced(at, 0, texts('de-DE', { overview: 'Der Patriarch …' }));
      expect(textIn(given({ translations }), 'overview', 'de-DE').written).toBe('Der Patriarch …');
    }
  });

  it('is found for each field by itself', () => {
    const own = given({ translations: [english, texts('de-DE', { tagline: 'Ein Angebot.' })] });
    expect(textIn(own, 'overview', 'de-DE').language).toBe('en-US');
    expect(textIn(own, 'tagline', 'de-DE').language).toBe('de-DE');
  });
});
