import { nameKey } from './name-key.ts';

const APOSTROPHES = /['’‘`]/g;

/** A name as people type it: without case, accents and punctuation, with apostrophes left out and 'and' in place of '&'. */
export const foldedName = (name: string): string => nameKey(name.replaceAll(APOSTROPHES, '').replaceAll('&', ' and '));
