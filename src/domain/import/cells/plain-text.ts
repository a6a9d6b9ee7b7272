import { decodeHTMLStrict } from 'entities/decode';

const BREAK = /<(?:br|\/p|\/blockquote)\s*\/?>/gi;
/** What services let their visitors write. Anything else in angle brackets is the visitor's own text. */
const TAG = /<\/?(?:a|b|i|em|strong|p|blockquote|span|u|s)(?:\s[^<>]*)?>/gi;

/** A text that a service keeps as markup, as its reader sees it. */
export const plainText = (markup: string): string =>
  decodeEntities(markup.replaceAll(BREAK, '\n').replaceAll(TAG, '')).toWellFormed().trim();

/** A number without the sign that ends it, which browsers take, too. */
const OPEN_NUMBER = /&#(?:\d{1,7}(?!\d)|x[\da-f]{1,6}(?![\da-f]))(?!;)/gi;
/** Names in capitals, which only some tables write. */
const SHOUTED = /&[A-Z][A-Z\d]+;/g;
const HIDDEN = /\u00AD/g;
const NARROW = /[\u00A0\u2009]/g;

const known = (entity: string): string => (decodeHTMLStrict(entity) === entity ? entity.toLowerCase() : entity);

/**
 * HTML's entities in a text, as its reader sees them: once, for '&amp;lt;' was written by somebody who wrote '&lt;'. A name needs its semicolon:
 * 'Q&A' and 'AT&T' have none.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? decodeHTMLStrict(text.replaceAll(OPEN_NUMBER, '$&;').replaceAll(SHOUTED, known))
        .replaceAll(HIDDEN, '')
        .replaceAll(NARROW, ' ')
    : text;
