import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** The numbers of the shows that were followed at the last visit: the place of what is next is held on their pages (product.md, Up next: on the page of a show). */
export const lastFollowed = rememberedValue<readonly number[]>({
  key: ownName('matinee_last_followed'),
  parse: (text) => text.split(' ').filter(Boolean).map(Number),
  write: (ids) => ids.join(' '),
});
