import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** Whether the visitor was offered titles in their language. */
export const lastLanguageOffer = rememberedValue<boolean>({
  key: ownName('matinee_language_offered'),
  parse: (text) => text === 'true',
});
