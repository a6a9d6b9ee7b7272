import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { useLibrary } from './use-library.ts';

/** The language of titles that the visitor has chosen; undefined without one. */
export const useTitleLanguage = (): LanguageTag | undefined =>
  useLibrary(({ preferences }) => preferences.titleLanguage);
