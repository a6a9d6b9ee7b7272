import type { LanguageTag } from '#domain/languages/language-tag.ts';

/** The language of titles' names and texts, and the country by whose releases listings go. */
export interface Locale {
  /** Absent while the visitor has chosen none: then the provider is asked as it always was. */
  readonly language?: LanguageTag | undefined;
  /** Only with a language: two capital letters. */
  readonly region?: string | undefined;
}

/** What the visitor has chosen by now. A catalogue that asks in it asks for it anew with each call. */
export type TitleLocale = () => Locale;
