import { foldText } from '../../text/fold-text.ts';

const ARTICLE = /^(?:the|an?) (?=.)|(?<=.) ?, (?:the|an?)$/g;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/**
 * A name as names are compared: without case, marks and punctuation, and without an English article before or behind it. Other
 * articles stay: 'Die' begins more than German names.
 */
export const normalName = (name: string): string => {
  const folded = foldText(name.replaceAll('&', ' and ').toWellFormed());
  const bare = folded.replace(ARTICLE, '').replaceAll("'", '').replace(NO_LETTERS, ' ').trim();
  // A name of nothing but signs, such as '…', is all that there is to compare.
  return bare === '' ? folded : bare;
};
