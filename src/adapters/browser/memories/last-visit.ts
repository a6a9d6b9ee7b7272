import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** The numbers of the shows that were followed at the last visit: the place of what is next is held on their pages (product.md, Up next: on the page of a show). */
export const lastFollowed = rememberedValue<readonly number[]>({
  key: ownName('matinee_last_followed'),
  parse: (text) => text.split(' ').filter(Boolean).map(Number),
  write: (ids) => ids.join(' '),
});

const ONCE_SEEN = 'once-seen';

/** Whether ratings were shown once seen: none is to be seen in the next visit's first drawing. */
export const lastRatings = rememberedValue<boolean>({
  key: ownName('matinee_last_ratings'),
  parse: (text) => text === ONCE_SEEN,
  write: (isVeiled) => (isVeiled ? ONCE_SEEN : 'always'),
});

/** Whether the visitor has answered if titles are to come in the browser's language. */
export const lastLanguageOffer = rememberedValue<boolean>({
  key: ownName('matinee_language_offer'),
  parse: (text) => text === 'true',
});
