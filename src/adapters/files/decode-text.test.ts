import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from '#domain/steps.ts';
import { decodeDamagedText, decodeTextSteps } from './decode-text.ts';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const units = fc.string({
  unit: fc.constantFrom('\r', '\n', '\r\n', 'a', 'é', '中', '👩‍👧', ',', '\ufeff'),
  minLength: 1,
});
const decoded = (bytes: Uint8Array, most?: number) => resultOf(decodeTextSteps(bytes, most));

describe('a text in parts (product.md, Import: files)', () => {
  it.each([
    ['UTF-8', (text: string) => new TextEncoder().encode(text)],
    ['UTF-16', utf16],
  ])('is as it is at once, wherever they end: %s', (_, encode) => {
    fc.assert(
      fc.property(units, fc.integer({ min: 1, max: 9 }), (text, most) => {
        const bytes = encode(`a${text}`);
        expect(decoded(bytes, most)).toEqual({ kind: 'text', text: decodeDamagedText(bytes) });
      }),
    );
  });

  it('comes in steps, and is refused where a letter of it is none', () => {
    const bytes = new TextEncoder().encode('é\r\n'.repeat(100_000));
    const steps = decodeTextSteps(bytes);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeGreaterThanOrEqual(10);
    for (const at of [0, 40_001, bytes.length - 3])
      expect(decoded(bytes.with(at, 0xff))).toEqual({ kind: 'refused', refusal: 'encoding' });
    expect(decoded(bytes.subarray(0, -3))).toEqual({ kind: 'refused', refusal: 'encoding' });
  });
});
