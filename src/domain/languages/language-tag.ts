/** A language as TMDB writes it: alone, or with a country, such as `ar` or `de-DE` (tmdb.md, Languages: tags). */
export type LanguageTag = string;

/** Whether it is written as a language is. Whether the provider has such a language is another matter. */
export const isLanguageTag = (text: unknown): text is LanguageTag =>
  typeof text === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(text);

/**
 * The language of an original name, as in BCP 47; undefined where there is none.
 * @param code TMDB's: of ISO 639-1, `xx` where nothing is spoken, and `cn` of Cantonese (tmdb.md, Fields: language)
 */
export const languageOfOriginal = (code: string): string | undefined =>
  code === 'cn' ? 'yue' : /^(?!xx)[a-z]{2}$/.test(code) ? code : undefined;

/** The language alone: `de` of `de-AT`. */
export const baseLanguage = (language: LanguageTag): string => language.slice(0, 2);
