/** A language as TMDB writes it: alone, or with a country, such as `ar` or `de-DE` (tmdb.md, Languages: tags). */
export type LanguageTag = string;

/** Whether it is written as a language is. Whether the provider has such a language is another matter. */
export const isLanguageTag = (text: unknown): text is LanguageTag =>
  typeof text === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(text);
