import { HOME_PARTS, type HomePart } from '#domain/library/home-part.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** The parts that home had below its banner: their place is held from the next visit's first paint. As words, for the styles choose by them. */
export const lastHome = rememberedValue<readonly HomePart[]>({
  key: ownName('matinee_last_home'),
  parse: (text) => HOME_PARTS.filter((part) => text.split(' ').includes(part)),
  write: (parts) => parts.join(' '),
});
