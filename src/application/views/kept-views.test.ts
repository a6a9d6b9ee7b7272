import { describe, expect, it } from 'vitest';
import { KeptViews } from './kept-views.ts';

describe('kept views', () => {
  it('finds the same view for the same key', () => {
    const views = new KeptViews<object>(2);
    expect(views.keep('a', () => ({}))).toBe(views.keep('a', () => ({})));
  });

  it('lets the least recently used go beyond its limit', () => {
    const views = new KeptViews<object>(2);
    const a = views.keep('a', () => ({}));
    const b = views.keep('b', () => ({}));
    views.keep('a', () => ({}));
    views.keep('c', () => ({}));
    expect(views.keep('a', () => ({}))).toBe(a);
    expect(views.keep('b', () => ({}))).not.toBe(b);
  });
});
