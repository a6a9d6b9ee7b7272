import { looseLetters, plainLetters } from '#domain/text/plain-letters.ts';

/** Text as search compares it: without case, without marks, and with straight quotes in place of curly ones. */
export const foldText = (text: string): string =>
  looseLetters(
    plainLetters(
      text
        .normalize('NFKD')
        .replace(/[\p{M}\u0640]/gu, '')
        .toLowerCase(),
    ),
  )
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
