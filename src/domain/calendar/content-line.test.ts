import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLines } from '#fixtures/calendar/read-calendar.ts';
import { contentLine, plainCalendarText, textValue } from './content-line.ts';

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;
const unfolded = (line: string): string => line.replaceAll('\r\n ', '').replace(/\r\n$/, '');

describe('a line of a calendar file (product.md, Calendar files: contents)', () => {
  it('has 75 octets at most, ends as it should, and is whole again where it is put together', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = contentLine('SUMMARY', textValue(text));
        for (const each of fileLines(line)) expect(octetsOf(each)).toBeLessThanOrEqual(75);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(unfolded(line)).toBe(`SUMMARY:${textValue(text)}`);
      }),
    );
  });

  it.each([
    ['of ASCII', 'x'.repeat(67), [75]],
    ['of ASCII, with one more', 'x'.repeat(68), [75, 2]],
    ['in Arabic', 'م'.repeat(60), [74, 55]],
    ['in Chinese', '影'.repeat(60), [74, 73, 43]],
    ['of emoji', '🎬'.repeat(40), [72, 73, 25]],
    ['of a letter with many marks', `e${'\u0301'.repeat(60)}`, [75, 55]],
  ])('counts octets and not characters: %s', (_, text, octets) => {
    expect(fileLines(contentLine('SUMMARY', text)).map(octetsOf)).toEqual(octets);
  });

  it('never cuts the octets of one character apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 30, maxLength: 200 }), (text) => {
        const strict = new TextDecoder('utf-8', { fatal: true });
        const bytes = new TextEncoder().encode(contentLine('SUMMARY', textValue(text)));
        let from = 0;
        for (let at = bytes.indexOf(0x0d); at >= 0; at = bytes.indexOf(0x0d, from)) {
          expect(() => strict.decode(bytes.slice(from, at))).not.toThrow();
          from = at + 2;
        }
      }),
    );
  });
});

describe('a text of a calendar file (product.md, Calendar files: contents)', () => {
  it.each([
    ['commas, semicolons and backslashes', String.raw`a, b; c\d`, String.raw`a\, b\; c\\d`],
    ['a backslash before an n', String.raw`\n`, String.raw`\\n`],
    ['line breaks of all kinds', 'a\nb\r\nc\rd\u2028e\u0085f', String.raw`a\nb\nc\nd\ne\nf`],
    ['a tab', 'a\tb', 'a b'],
    ['control characters', 'a\u0000\u0007b\u001B[31m\u007F\u009Fc', 'ab[31mc'],
    ['lone surrogates', 'a\uD83Cb\uDFACc🎬', 'abc🎬'],
    ['what looks like another line', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', String.raw`x\nEND:VEVENT\nBEGIN:VALARM`],
  ])('has %s as the format wants them', (_, text, value) => {
    expect(textValue(text)).toBe(value);
  });

  it('is the same once it is plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainCalendarText(text);
        expect(plainCalendarText(plain)).toBe(plain);
        expect(plain.isWellFormed()).toBe(true);
      }),
    );
  });
});
