import { plainLetters } from '#domain/text/plain-letters.ts';

/** Text as search compares it: without case, without marks, and with straight quotes in place of curly ones. */
export const foldText = (text: string): string =>
  plainLetters(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
