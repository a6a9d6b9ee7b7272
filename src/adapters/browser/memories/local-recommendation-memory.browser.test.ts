import { beforeEach, describe, expect, it } from 'vitest';
import { LocalRecommendationMemory } from './local-recommendation-memory.ts';

const KEY = 'matinee_recommendations';
const list = { source: 'movie:7', askedAt: 1_000, titles: [{ id: 8, media_type: 'tv', name: 'Night Ferry' }] } as const;
const memory = new LocalRecommendationMemory();

beforeEach(() => localStorage.clear());

describe('the memory of recommendations', () => {
  it('gives back what was written, after a reload too', () => {
    expect(memory.read()).toEqual([]);
    memory.write([list]);
    expect(new LocalRecommendationMemory().read()).toEqual([list]);
  });

  it.each(['{', 'null', '7', '[{}]', '[{"source":"person:7","askedAt":1,"titles":[]}]'])(
    'is empty where %s is in the storage',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(memory.read()).toEqual([]);
    },
  );

  it('leaves out what is no title', () => {
    localStorage.setItem(KEY, JSON.stringify([{ ...list, titles: [{ id: 'x' }, list.titles[0]] }]));
    expect(memory.read()).toEqual([list]);
  });
});
