import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

it('are those that the text has at once, wherever its parts end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 5 }), async (text, most) => {
      expect(await utf8Bytes(text, most)).toEqual(new TextEncoder().encode(text));
    }),
  );
});

it('come a small part at a time, so that the page can do other things meanwhile (product.md, Export: forms)', async () => {
  const parts = vi.spyOn(TextEncoder.prototype, 'encode');
  const text = 'é'.repeat(1_000_000);
  expect((await utf8Bytes(text)).length).toBe(2_000_000);
  const lengths = parts.mock.calls.map(([part = '']) => part.length);
  expect(Math.max(...lengths)).toBeLessThan(40_000);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(text.length);
});
