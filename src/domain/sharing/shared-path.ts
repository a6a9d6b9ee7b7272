import { addressOf } from '../screens.ts';
import { decodeSharedList } from './decode-shared-list.ts';
import { encodeSharedList } from './encode-shared-list.ts';
import type { SharedList } from './shared-list.ts';

/** The address of a shared list, from the site's root on. It is in the fragment, which no server is sent. */
export const sharedPath = (list: SharedList): string => `${addressOf('shared')}#${encodeSharedList(list)}`;

const LINK = new RegExp(`^(?:\\S*[^/\\s])?${addressOf('shared')}/?#(\\S*)$`);

/** The list that a link of any Matinee stands for; undefined for a text that is no such link. */
export const readSharedLink = (text: string): SharedList | 'damaged' | undefined => {
  const code = LINK.exec(text.trim())?.[1];
  return code === undefined ? undefined : decodeSharedList(code);
};
