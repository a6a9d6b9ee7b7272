import { foldedName } from '../../text/folded-name.ts';
import { nameKey } from '../../text/name-key.ts';
import { looseLetters, otherLetters } from '../../text/plain-letters.ts';
import { titleName } from '../../title.ts';
import type { StoredTitle } from '../saved-title.ts';
import type { TitleNames } from './title-facts.ts';

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

/** What has names is folded once: its object is another one as soon as a name is. */
const keys = new WeakMap<StoredTitle | TitleNames, string>();

const foldedOnce = (of: StoredTitle | TitleNames, names: () => readonly string[]): string => {
  const known = keys.get(of);
  if (known !== undefined) return known;
  const key = names().map(keyOf).join('\n');
  keys.set(of, key);
  return key;
};

/**
 * The titles whose names have all words of a text in them, in any order, each in any place: 'tok' finds 'Tōkyō Story'. All of
 * them where the text has no word (product.md, Lists: find).
 * @param namesOf what else a title is called (product.md, Titles in one’s language: find); the same object until that changes
 */
export const foundTitles = <Item extends StoredTitle>(
  titles: readonly Item[],
  text: string,
  namesOf: (title: Item) => TitleNames | undefined = () => undefined,
): readonly Item[] => {
  const words = [...new Set(soughtName(text).split(' '))].filter(Boolean);
  if (words.length === 0) return titles;
  return titles.filter((title) => {
    const own = foldedOnce(title, () => [titleName(title)]);
    const others = namesOf(title);
    const other = others ? foldedOnce(others, () => [others.english ?? '', others.original ?? '']) : '';
    return words.every((word) => own.includes(word) || other.includes(word));
  });
};
