import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** Whether the visitor has answered if titles are to come in the browser's language. */
export const lastLanguageOffer = rememberedValue<boolean>({
  key: ownName('matinee_language_offer'),
  parse: (text) => text === 'true',
});
