import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const sentence = 'She keeps a cinema by the sea, and has done so since she was nine. ';

describe('an excerpt', () => {
  it('leaves a text alone that is as long as asked for, or hardly longer', () => {
    expect(excerpt('She keeps a cinema.', 19)).toBeUndefined();
    expect(excerpt('x'.repeat(180), 100)).toBeUndefined();
  });

  it('cuts a long text between words', () => {
    expect(excerpt(sentence.repeat(5), 30)).toBe('She keeps a cinema by the…');
  });

  it('leaves no space before the …, and words where the text begins with a space', () => {
    expect(excerpt(`By the  sea ${'x'.repeat(200)}`, 9)).toBe('By the…');
    expect(excerpt(` ${'x'.repeat(200)}`, 4)).toBe(' xxx…');
  });

  it('cuts a text without spaces between characters, never inside one', () => {
    expect(excerpt('🎬'.repeat(200), 3)).toBe('🎬🎬🎬…');
  });

  it('is a beginning of the text, and no longer than asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (text, length) => {
        const short = excerpt(text, length);
        if (short === undefined) return [...text].length <= length + 80;
        return text.startsWith(short.slice(0, -1)) && [...short].length <= length + 1;
      }),
    );
  });
});
