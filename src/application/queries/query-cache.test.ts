import { describe, expect, it } from 'vitest';
import { QueryCache } from './query-cache.ts';

describe('kept queries', () => {
  it('finds the same query for the same key', () => {
    const queries = new QueryCache<object>(2);
    expect(queries.get('a', () => ({}))).toBe(queries.get('a', () => ({})));
  });

  it('lets the least recently used go beyond its limit', () => {
    const queries = new QueryCache<object>(2);
    const a = queries.get('a', () => ({}));
    const b = queries.get('b', () => ({}));
    queries.get('a', () => ({}));
    queries.get('c', () => ({}));
    expect(queries.get('a', () => ({}))).toBe(a);
    expect(queries.get('b', () => ({}))).not.toBe(b);
  });

  it('gives one away', () => {
    const queries = new QueryCache<object>(2);
    const a = queries.get('a', () => ({}));
    expect([queries.take('a'), queries.take('a')]).toEqual([a, undefined]);
    expect(queries.get('a', () => ({ another: true }))).not.toBe(a);
  });
});
