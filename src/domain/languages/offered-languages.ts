import { languageTagOf } from './language-tag-of.ts';
import { baseLanguage, type LanguageTag } from './language-tag.ts';

/** A language that titles can be had in. */
export interface NamedLanguage {
  readonly tag: LanguageTag;
  /** In itself: 'Deutsch'. */
  readonly name: string;
}

const rankIn = (wanted: readonly LanguageTag[], tag: LanguageTag): number => {
  const at = wanted.indexOf(tag);
  if (at >= 0) return at;
  const alike = wanted.findIndex((each) => baseLanguage(each) === baseLanguage(tag));
  return alike >= 0 ? wanted.length + alike : Infinity;
};

/**
 * Those of the visitor's browser first, each before others of its language; then all by their names (product.md, Titles in one’s language: choice).
 * @param ofBrowser as the browser writes them, the best one first
 */
export const languagesInOrder = (
  all: readonly NamedLanguage[],
  ofBrowser: readonly string[],
): readonly NamedLanguage[] => {
  const wanted = ofBrowser.flatMap((tag) => languageTagOf(tag) ?? []);
  const { compare } = new Intl.Collator('en');
  const ranks = new Map(all.map(({ tag }) => [tag, rankIn(wanted, tag)]));
  const rankOf = ({ tag }: NamedLanguage): number => ranks.get(tag) ?? Infinity;
  return all.toSorted((a, b) => (rankOf(a) === rankOf(b) ? compare(a.name, b.name) : rankOf(a) - rankOf(b)));
};
