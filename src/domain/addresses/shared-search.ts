import { readPrivateLink } from './private-link.ts';
import { readTitleAddress } from './title-address.ts';

/** What another app shares, as the manifest's `share_target` names it. Which of them it fills is its own choice. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

const WEB_ADDRESS = /^https?:\/\//i;
/** What a text around an address puts to it. */
const AROUND = new Set(`()[]{}<>"'«»‘’“”.,;:!?…`);

/** An address has a host, an id of IMDb's needs none: 'movie/603' within a text need not be an address. */
const MAY_BE_ADDRESS = /[.:]|^tt\d/i;

/** In as many steps as it has letters: what is shared may be long. */
const bare = (word: string): string => {
  let from = 0;
  let to = word.length;
  while (from < to && AROUND.has(word.charAt(from))) from += 1;
  while (to > from && AROUND.has(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
};

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).map(bare);

/**
 * What is searched for of it (product.md, Search: shared): the address of a title, wherever it is in it; a private link, as it is; else the
 * text without its addresses, its title, or the address that there is. Empty where nothing was shared.
 * @param ownSite the address of this site, with a slash at its end.
 */
export const sharedSearch = ({ title, text, url }: Shared, ownSite: string): string => {
  const all = [url, text, title].join(' ');
  if (readPrivateLink(all)) return all.trim();
  const words = wordsOf(all);
  const ofTitle = words.find((word) => MAY_BE_ADDRESS.test(word) && readTitleAddress(word, ownSite));
  if (ofTitle !== undefined) return ofTitle;
  const said = text
    .split(/\s+/)
    .filter((word) => !WEB_ADDRESS.test(word))
    .join(' ')
    .trim();
  return said || title.trim() || words.find(Boolean) || '';
};
