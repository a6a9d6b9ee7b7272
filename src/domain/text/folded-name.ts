import { nameKey } from './name-key.ts';

/** Also those that Unicode takes for letters, as in Hawaiʻi. */
const APOSTROPHES = /['’‘`´′＇\u02b9-\u02bf\u02c8\u055a\u05f3]/g;

/** A name as people type it: without case, accents and punctuation, with apostrophes left out and 'and' in place of '&'. */
export const foldedName = (name: string): string =>
  nameKey(name.replaceAll(APOSTROPHES, '').replaceAll(/[&＆﹠]/g, ' and '));
