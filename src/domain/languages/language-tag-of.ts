import type { LanguageTag } from './language-tag.ts';

/** Language, perhaps a script, and the country: variants, extensions and larger regions say nothing here. */
const TAG = /^([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?![a-z\d])/i;

/**
 * A language of the browser's as the provider writes it: `zh-TW` of `zh-Hant-TW`, `es` of `es-419`; undefined of one that ISO 639-1 has
 * no code for.
 */
export const languageTagOf = (tag: string): LanguageTag | undefined => {
  const [, language, country] = TAG.exec(tag) ?? [];
  if (language === undefined) return undefined;
  return country === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${country.toUpperCase()}`;
};
