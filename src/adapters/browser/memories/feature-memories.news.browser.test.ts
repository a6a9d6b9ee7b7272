import { beforeEach, describe, expect, it } from 'vitest';
import { lastNews } from './feature-memories.ts';

const KEY = 'matinee_news_seen';
const seen = { at: 1_795_000_000_000, choice: 'DE 8' };

beforeEach(() => localStorage.clear());

describe('the memory of what the visitor knows (product.md, News: got it)', () => {
  it('gives back what was written, after a reload too', () => {
    expect(lastNews.recall()).toBeUndefined();
    lastNews.remember(seen);
    expect(lastNews.recall()).toEqual(seen);
  });

  it.each(['{', 'null', '7', '[]', '{"at":"soon","choice":""}', '{"at":1}'])(
    'is not known where %s is in the storage',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(lastNews.recall()).toBeUndefined();
    },
  );

  it('tells of what another tab has written, and of nothing else', () => {
    let told = 0;
    const telling = lastNews.changed$.subscribe(() => (told += 1));
    const write = (key: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key, newValue: '', storageArea: localStorage }));
    write('matinee_last_home');
    expect(told).toBe(0);
    write(KEY);
    // All of it was erased.
    write(null);
    telling.unsubscribe();
    write(KEY);
    expect(told).toBe(2);
  });
});
