import { describe, expect, it } from 'vitest';
import { backdrop } from './backdrop.ts';
import { portrait } from './portrait.ts';
import { poster } from './poster.ts';
import type { Commission } from './sheet.ts';
import { STYLE_NAMES } from './style-names.ts';

const commission: Commission = { seed: 'dust-parade', title: 'Dust Parade', genre: 'Western', year: '1968', by: 'Everett Coombs' };
const DRAWERS = { poster, backdrop, portrait } as const;
const isDrawing = (svg: string): boolean => /^<svg [^>]+>.*<\/svg>$/s.test(svg) && !/NaN|undefined|Infinity|<script/.test(svg);

describe.each(Object.entries(DRAWERS))('A %s', (_name, draw) => {
  it('is the same for the same commission, and another for another', () => {
    expect(draw(commission)).toBe(draw(commission));
    expect(draw({ ...commission, seed: 'dust-parade-2' })).not.toBe(draw(commission));
  });
});

describe('Every style', () => {
  it.each(STYLE_NAMES)('%s draws whatever motif chance picks', (style) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const drawn = { ...commission, seed: `${style} ${seed}`, style };
      expect(isDrawing(poster(drawn))).toBe(true);
      expect(isDrawing(backdrop(drawn))).toBe(true);
    }
  });
});

describe('Any title is safe', () => {
  it.each(['', ' ', 'ليلة في سينما', '🎪', '"><script>alert(1)</script>', 'A', 'W'.repeat(300), 'x '.repeat(80)])('%s', (title) => {
    for (const style of STYLE_NAMES) expect(isDrawing(poster({ ...commission, title, style }))).toBe(true);
  });
});
