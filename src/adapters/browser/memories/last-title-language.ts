import { isLanguageTag, type LanguageTag } from '#domain/languages/language-tag.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** The language of titles that was chosen last, empty where none is: the first requests of a visit go by it, before the lists are loaded. */
export const lastTitleLanguage = rememberedValue<LanguageTag>({
  key: ownName('matinee_last_title_language'),
  parse: (text) => (isLanguageTag(text) ? text : undefined),
  write: String,
});
