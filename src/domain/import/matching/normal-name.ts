import { foldedName } from '../../text/folded-name.ts';

const ARTICLE_BEHIND = /, (?:the|an?)$/i;
const ARTICLE_BEFORE = /^(?:the|an?) (?=.)/;

/**
 * A name as names are compared: folded, and without an English article before or behind it. Other articles stay: 'Die' begins
 * more than German names.
 */
export const normalName = (name: string): string =>
  foldedName(name.trim().replace(ARTICLE_BEHIND, '')).replace(ARTICLE_BEFORE, '');
