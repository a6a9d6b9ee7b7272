import { expect, it } from 'vitest';
import { gunzip, gzip } from './gzip.ts';

it('compresses any text, and gives it back, wherever a part of it ends (product.md, Earlier versions: kept)', async () => {
  for (const shift of ['', 'x']) {
    const text = shift + '🎬'.repeat(70_000);
    const packed = await gzip(text);
    expect(packed.byteLength).toBeLessThan(10_000);
    expect(await gunzip(packed)).toBe(text);
  }
  expect(await gunzip(await gzip(''))).toBe('');
});

it('lets the page have its turn between parts (product.md, Earlier versions: idle)', async () => {
  let turns = 0;
  await gzip('x'.repeat(300_000), async () => void (turns += 1));
  expect(turns).toBeGreaterThan(5);
});

it('refuses what is no gzip', async () => {
  await expect(gunzip(new Uint8Array([1, 2, 3]).buffer)).rejects.toHaveProperty('message');
});
