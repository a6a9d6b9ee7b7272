import { beforeEach, describe, expect, it } from 'vitest';
import { lastRecommendations } from './feature-memories.ts';

const KEY = 'matinee_recommendations';
const list = { source: 'movie:7', askedAt: 1_000, titles: [{ id: 8, media_type: 'tv', name: 'Night Ferry' }] } as const;

beforeEach(() => localStorage.clear());

describe('the memory of recommendations', () => {
  it('gives back what was written, after a reload too', () => {
    expect(lastRecommendations.recall()).toBeUndefined();
    lastRecommendations.remember([list]);
    expect(lastRecommendations.recall()).toEqual([list]);
  });

  it.each(['{', 'null', '7', '[{}]', '[{"source":"person:7","askedAt":1,"titles":[]}]'])(
    'is not known where %s is in the storage',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(lastRecommendations.recall()).toBeUndefined();
    },
  );

  it('leaves out what is no title', () => {
    localStorage.setItem(KEY, JSON.stringify([{ ...list, titles: [{ id: 'x' }, list.titles[0]] }]));
    expect(lastRecommendations.recall()).toEqual([list]);
  });
});
