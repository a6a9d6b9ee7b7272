/** What encoders of addresses make of a character, once or several times over: '%2E', '%252E'. Only of those that a link may have or be broken by. */
const ESCAPED = /%(?:25)*(0[9ad]|[2-7][\da-f])/gi;
/** A '#' as HTML may have it, and as East Asian keyboards write it. */
const HASH = /&(?:#35|#x23|num);|＃|%(?:25)*EF%(?:25)*BC%(?:25)*83/gi;
/** What is not seen: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Where mail programs break a line, with what they put before it when they quote it; and Markdown's backslash. */
const BREAKS = /<wbr ?\/?>|=\r?\n|[\s>|]+|\\(?=[-_.#])/g;

/**
 * A text as what finds links in it takes it: without what mail programs, messengers and encoders put into them. Words are put together as
 * well: what is behind a link has to be told from it by what the link says of itself.
 */
export const tidyLinkText = (text: string): string =>
  text
    .replace(HASH, '#')
    .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(UNSEEN, '')
    .replace(BREAKS, '');
