import { baseLanguage, type LanguageTag } from './language-tag.ts';

/** What every language falls back to. */
export const ENGLISH = 'en-US';

/** Of what a text is in: codes of ISO 639-1 and ISO 3166-1, the latter empty where none is said. */
export interface TextLanguage {
  readonly language: string;
  readonly region: string;
}

/** The country that a language is taken for where none is said: `FR` of `fr`. */
const firstRegion = (language: string): string | undefined => new Intl.Locale(language).maximize().region;

const distanceTo =
  (wanted: LanguageTag) =>
  ({ region }: TextLanguage): number =>
    `${baseLanguage(wanted)}-${region}` === wanted ? 0 : region === firstRegion(baseLanguage(wanted)) ? 1 : 2;

/**
 * Of texts those in a language, the nearest first: of its own country, of the country that the language is taken for, of any
 * (product.md, Titles in one’s language: falling back).
 */
export const inLanguageOrder = <Text extends TextLanguage>(
  texts: readonly Text[],
  wanted: LanguageTag,
): readonly Text[] => {
  const distance = distanceTo(wanted);
  return texts
    .filter(({ language }) => language === baseLanguage(wanted))
    .toSorted((a, b) => distance(a) - distance(b));
};

/** The tag of a text's language, as in BCP 47. */
export const tagOf = ({ language, region }: TextLanguage): string =>
  /^[A-Z]{2}$/.test(region) ? `${language}-${region}` : language;
