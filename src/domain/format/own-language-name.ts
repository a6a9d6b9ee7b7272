import type { LanguageTag } from '../languages/language-tag.ts';

/** What a language is called in itself: 'Deutsch', 'français (Canada)'; the tag where the browser's tables lack it. */
export const ownLanguageName = (language: LanguageTag): string =>
  new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
