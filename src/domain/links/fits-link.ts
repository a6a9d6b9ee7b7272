import { LINK_TEXT_BYTES_MAX } from './link-list.ts';
import { toUtf8 } from './utf8.ts';

/** Whether a link can carry a text as it is: it has no half of a character, and no thousands of bytes. */
export const fitsLink = (text: string): boolean => text.isWellFormed() && toUtf8(text).length <= LINK_TEXT_BYTES_MAX;
