import { describe, expect, it } from 'vitest';
import { cutText, lengthOf } from './text-length.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('characters as people count them', () => {
  it.each([
    ['', 0],
    ['Ada', 3],
    [FAMILY, 1],
    ['👍🏽', 1],
    ['🇳🇴', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['שָׁלוֹם', 4],
    [' ~', 2],
    ['\r\n', 1],
  ])('%j has %i', (text, length) => expect(lengthOf(text)).toBe(length));

  it('are never cut in two', () => expect(cutText(`${FAMILY}🇳🇴e\u0301x`, 3)).toBe(`${FAMILY}🇳🇴e\u0301`));
});
