import { addressOf } from '../addresses/screens.ts';
import { decodeLink } from './decode-link.ts';
import { encodeLink } from './encode-link.ts';
import type { LinkList } from './link-list.ts';
import { tidyLinkText } from './tidy-link-text.ts';

/** Stands behind a link that would end with what some apps leave out there. It is not read. */
const END = 'A';

/** The address of a shared list, from the site's root on. It is in the fragment, which no server is sent. */
export const linkPath = (list: LinkList): string => {
  const code = encodeLink(list);
  return `${addressOf('link')}#${code}${/[-_]$/.test(code) ? END : ''}`;
};

/** The query is what some apps put into every link. */
const LINK = new RegExp(`${addressOf('link')}/?(?:\\?[^#]{0,2000})?#([\\w.-]*)`, 'gi');
const HASH = /#|＃|&num;|%(?:25)*(?:23|EF%(?:25)*BC%(?:25)*83)/i;

/**
 * The lists that the links of any Matinee in a text stand for, each once. The text is a link, or a message with links in it
 * (product.md, Import: Matinee). 'damaged' where none of the links can be read; undefined for a text without any.
 */
export const linksIn = (text: string): readonly LinkList[] | 'damaged' | undefined => {
  if (!HASH.test(text)) return undefined;
  const links = [...tidyLinkText(text).matchAll(LINK)].map(([, code = '']) => decodeLink(code));
  if (links.length === 0) return undefined;
  const lists = new Map(links.flatMap((list) => (list === 'damaged' ? [] : [[encodeLink(list), list]])));
  return lists.size > 0 ? [...lists.values()] : 'damaged';
};
