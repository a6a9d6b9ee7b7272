import type { LanguageTag } from './language-tag.ts';

const ENGLISH = /^en\b/;

/**
 * Whether a text is English because there is none in the language that was chosen (product.md, Titles in one’s language: in English).
 * @param language of the text; undefined where it says none
 */
export const isEnglishInstead = (language: string | undefined, chosen: LanguageTag | undefined): boolean =>
  language !== undefined && ENGLISH.test(language) && chosen !== undefined && !ENGLISH.test(chosen);
