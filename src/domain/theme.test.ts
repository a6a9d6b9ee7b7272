import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, isTheme, otherTheme } from './theme.ts';

describe('a theme', () => {
  it('is dark by default (product.md, Frame: theme)', () => expect(DEFAULT_THEME).toBe('dark'));

  it.each([
    ['dark', true],
    ['light', true],
    ['Dark', false],
    ['sepia', false],
    ['', false],
    [null, false],
    [undefined, false],
    [1, false],
  ])('may be %j: %j', (value, expected) => expect(isTheme(value)).toBe(expected));

  it('toggles between dark and light (product.md, Frame: theme)', () => {
    expect(otherTheme('dark')).toBe('light');
    expect(otherTheme('light')).toBe('dark');
  });
});
