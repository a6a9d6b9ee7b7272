import { addressOf } from '../screens.ts';
import { decodeSharedList } from './decode-shared-list.ts';
import { encodeSharedList } from './encode-shared-list.ts';
import type { SharedList } from './shared-list.ts';

/** The address of a shared list, from the site's root on. It is in the fragment, which no server is sent. */
export const sharedPath = (list: SharedList): string => `${addressOf('shared')}#${encodeSharedList(list)}`;

/** What is before the '#' of such a link: any site's address, and the screen's. A text of any length is gone through once. */
const isSharedAddress = (address: string): boolean => {
  const screen = addressOf('shared');
  return address.endsWith(screen) && address.at(-screen.length - 1) !== '/';
};

/** The list that a link of any Matinee stands for; undefined for a text that is no such link. */
export const readSharedLink = (text: string): SharedList | 'damaged' | undefined => {
  const link = text.trim();
  const at = link.lastIndexOf('#');
  if (at < 0 || /\s/.test(link) || !isSharedAddress(link.slice(0, at).replace(/\/$/, ''))) return undefined;
  return decodeSharedList(link.slice(at + 1));
};
