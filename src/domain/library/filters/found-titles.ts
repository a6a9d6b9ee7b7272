import { foldedName } from '../../text/folded-name.ts';
import { nameKey } from '../../text/name-key.ts';
import { looseLetters, otherLetters } from '../../text/plain-letters.ts';
import { titleName } from '../../title.ts';
import type { StoredTitle } from '../saved-title.ts';

/** So much of a text is looked for: it stands in the address, and no name is longer (product.md, Lists: find). */
export const FIND_MAX = 200;

const SIGNS = /[\p{P}\p{S}\p{Cf}]+/gu;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9 ]*$/i;

const soughtName = (name: string): string => looseLetters(foldedName(name));

/** A folded name, also without marks, then the name with nothing between the letters that signs part, then its signs. */
const keyOf = (name: string): string => {
  const folded = soughtName(name);
  if (PLAIN.test(name)) return folded;
  const unparted = looseLetters(nameKey(name.replaceAll(SIGNS, '')));
  const others = otherLetters(name);
  return [
    folded,
    folded.replaceAll(MARKS, ''),
    unparted,
    name.normalize('NFKD'),
    ...(others === name ? [] : [soughtName(others)]),
  ].join('\n');
};

/** Each title is folded once: its object is another one as soon as its name is. */
const keys = new WeakMap<StoredTitle, string>();

const findKey = (title: StoredTitle): string => {
  const known = keys.get(title);
  if (known !== undefined) return known;
  const key = keyOf(titleName(title));
  keys.set(title, key);
  return key;
};

/**
 * The titles whose names have all words of a text in them, in any order, each in any place: 'tok' finds 'Tōkyō Story'. All of
 * them where the text has no word (product.md, Lists: find).
 */
export const foundTitles = <Item extends StoredTitle>(titles: readonly Item[], text: string): readonly Item[] => {
  const words = [...new Set(soughtName(text).split(' '))].filter(Boolean);
  if (words.length === 0) return titles;
  return titles.filter((title) => {
    const key = findKey(title);
    return words.every((word) => key.includes(word));
  });
};
