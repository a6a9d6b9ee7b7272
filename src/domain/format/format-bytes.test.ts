import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('space', () => {
  it.each([
    [0, '0 kB'],
    [12_345, '12 kB'],
    [999_499, '999 kB'],
    [1_000_000, '1 MB'],
    [3_440_000, '3.4 MB'],
  ])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
