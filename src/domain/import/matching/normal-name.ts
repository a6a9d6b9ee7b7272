import { nameKey } from '../name-key.ts';

const ARTICLE_BEHIND = /, (?:the|an?)$/i;
const ARTICLE_BEFORE = /^(?:the|an?) (?=.)/;
const APOSTROPHES = /['’‘`]/g;

/**
 * A name as names are compared: without case, accents and punctuation, and without an English article before or behind it. Other
 * articles stay: 'Die' begins more than German names.
 */
export const normalName = (name: string): string => {
  const bare = name.trim().replace(ARTICLE_BEHIND, '').replaceAll(APOSTROPHES, '').replaceAll('&', ' and ');
  return nameKey(bare).replace(ARTICLE_BEFORE, '');
};
