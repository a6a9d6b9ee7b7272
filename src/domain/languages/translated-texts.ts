import { isBlank } from '../text/is-blank.ts';
import { ENGLISH, inLanguageOrder, tagOf, type TextLanguage } from './fallback-languages.ts';
import { languageOfOriginal, type LanguageTag } from './language-tag.ts';
import { isReadable } from './written-names.ts';

/** A text, and the language that it is in, as in BCP 47, where that is known. */
export interface Written {
  readonly written: string;
  readonly language?: string | undefined;
}

export type TextField = 'overview' | 'tagline' | 'biography';

/** What a provider has in one language; empty, or absent, what it has not. */
export interface Translation extends TextLanguage {
  readonly texts: Readonly<Partial<Record<TextField | 'name', string>>>;
}

/** What a provider answers in a language, with all of its translations. */
export interface GivenTexts {
  /** In the language that was asked for: a name that is the original one where there is none. */
  readonly texts: Translation['texts'];
  readonly original: { readonly name: string; readonly language: string };
  readonly translations: readonly Translation[];
}

const translated = (given: GivenTexts, field: TextField | 'name', wanted: LanguageTag): Written | undefined => {
  for (const translation of inLanguageOrder(given.translations, wanted)) {
    const { [field]: written = '' } = translation.texts;
    if (!isBlank(written)) return { written, language: tagOf(translation) };
  }
  return undefined;
};

/**
 * A text in a language, else in English, else in the original language; empty where nobody has written one. One field never costs another
 * (product.md, Titles in one’s language: falling back).
 */
export const textIn = (given: GivenTexts, field: TextField, asked: LanguageTag): Written => {
  const { [field]: own = '' } = given.texts;
  return (
    translated(given, field, asked) ??
    (isBlank(own) ? undefined : { written: own, language: asked }) ??
    translated(given, field, ENGLISH) ??
    translated(given, field, given.original.language) ?? { written: '' }
  );
};

/**
 * A name in a language. Where that has none it is the original one, as the provider gives it; in letters that the language does not use it is
 * the English one (product.md, Titles in one’s language: names).
 */
export const nameIn = (given: GivenTexts, asked: LanguageTag): Written => {
  const { original, texts } = given;
  const { name: shown = '' } = texts;
  const own = translated(given, 'name', asked);
  if (own) return own;
  if (!isBlank(shown) && shown !== original.name) return { written: shown, language: asked };
  const asOriginal: Written = { written: original.name, language: languageOfOriginal(original.language) };
  if (isReadable(original.name, asked) || original.language === 'en') return asOriginal;
  return translated(given, 'name', ENGLISH) ?? asOriginal;
};

/** The English name, where there is one. */
export const englishName = (given: GivenTexts): string | undefined =>
  translated(given, 'name', ENGLISH)?.written ?? (given.original.language === 'en' ? given.original.name : undefined);
