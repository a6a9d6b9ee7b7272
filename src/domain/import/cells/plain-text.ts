import { decodeEntities } from './decode-entities.ts';

const BREAK = /<(?:br|\/p|\/blockquote)\s*\/?>/gi;
/** What services let their visitors write. Anything else in angle brackets is the visitor's own text. */
const TAG = /<\/?(?:a|b|i|em|strong|p|blockquote|span|u|s)(?:\s[^<>]*)?>/gi;

/** A text that a service keeps as markup, as its reader sees it. */
export const plainText = (markup: string): string =>
  decodeEntities(markup.replaceAll(BREAK, '\n').replaceAll(TAG, '')).toWellFormed().trim();
