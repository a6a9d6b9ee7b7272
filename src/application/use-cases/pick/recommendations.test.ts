import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Recommendation } from '#domain/discovery/recommendations.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryRecommendations } from '#fixtures/library/memory-recommendations.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { Recommendations } from './recommendations.ts';

const IDLE_MS = 3_000;
const DAY_MS = 86_400_000;
const addedAt = '2026-11-20T12:00:00.000Z';
const favorites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `F${index + 1}`, addedAt }));

const setup = (count: number, recommendationMemory = new MemoryRecommendations(), isFailing = false) => {
  const { deps, clock } = libraryDeps({ favorites: favorites(count) });
  const asked: number[] = [];
  const catalog = {
    fetchRecommendations: async ({ id }: { readonly id: number }) => {
      asked.push(id);
      if (isFailing) throw new CatalogError({ kind: 'http', status: 401 });
      const { titleLanguage } = deps.session.library.preferences;
      return [aTitle({ id: 100 + id, title: titleLanguage ? `${titleLanguage} R${id}` : `R${id}` })];
    },
  };
  const visit = () => {
    const recommendations = new Recommendations({
      ...deps,
      catalog,
      requestRunner: requestRunnerOf(clock),
      recommendationMemory,
    });
    let shown: readonly Recommendation[] = [];
    recommendations.recommendations$.subscribe((all) => (shown = all));
    return { leave: recommendations.activate(), names: () => shown.map(({ title }) => title.title) };
  };
  return { visit, asked, clock, memory: recommendationMemory, session: deps.session };
};

describe('recommendations (product.md, For you: state)', () => {
  it('are asked for once the screen is idle, ten at most (product.md, For you: when)', async () => {
    const { visit, asked, clock } = setup(12);
    const { names } = visit();
    await clock.advance(IDLE_MS - 1);
    expect(asked).toEqual([]);
    await clock.advance(60_000);
    expect(asked).toHaveLength(10);
    expect(names()).toHaveLength(10);
  });

  it('are not asked for by who leaves before, who turned them off, or who likes nothing (product.md, For you: off)', async () => {
    const left = setup(2);
    left.visit().leave();
    await left.clock.advance(60_000);
    expect(left.asked).toEqual([]);
    const off = setup(2);
    off.session.dispatch({ kind: 'choices-set', set: { wantsRecommendations: false }, clear: [] });
    const { names } = off.visit();
    await off.clock.advance(60_000);
    expect([off.asked, names()]).toEqual([[], []]);
    const none = setup(0);
    none.visit();
    await none.clock.advance(60_000);
    expect(none.asked).toEqual([]);
  });

  it('are asked for anew in another language, and stay until they are answered (product.md, Titles in one’s language: change)', async () => {
    const { visit, asked, clock, memory, session } = setup(2);
    const { names, leave } = visit();
    await clock.advance(60_000);
    session.dispatch({ kind: 'choices-set', set: { titleLanguage: 'de-DE' }, clear: [] });
    expect(names()).toEqual(['R1', 'R2']);
    await clock.advance(60_000);
    expect([asked, names()]).toEqual([
      [1, 2, 1, 2],
      ['de-DE R1', 'de-DE R2'],
    ]);
    expect(memory.recall()?.map(({ source, language }) => [source, language])).toEqual([
      ['movie:1', 'de-DE'],
      ['movie:2', 'de-DE'],
    ]);
    leave();
    const next = visit();
    await clock.advance(60_000);
    expect([asked.length, next.names()]).toEqual([4, ['de-DE R1', 'de-DE R2']]);
  });

  it('are kept a day (product.md, For you: when)', async () => {
    const { visit, asked, clock } = setup(2);
    const first = visit();
    await clock.advance(60_000);
    first.leave();
    const second = visit();
    expect(second.names()).toEqual(['R1', 'R2']);
    await clock.advance(60_000);
    expect(asked).toEqual([1, 2]);
    second.leave();
    await clock.advance(DAY_MS);
    const third = visit();
    expect(third.names()).toEqual([]);
    await clock.advance(60_000);
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it('follow what the visitor does, and ask only for what is new', async () => {
    const { visit, asked, clock, session } = setup(2);
    const { names } = visit();
    await clock.advance(60_000);
    session.dispatch({ kind: 'title-marked', title: { id: 101 }, set: { hiddenAt: addedAt }, clear: [] });
    expect(names()).toEqual(['R2']);
    session.dispatch({ kind: 'title-removed', list: 'favorites', title: { id: 2 } });
    expect(names()).toEqual([]);
    session.dispatch({ kind: 'title-marked', title: { id: 9 }, set: { rating: 9 }, clear: [] });
    await clock.advance(60_000);
    expect(asked).toEqual([1, 2, 9]);
    expect(names()).toEqual(['R9']);
  });

  it('are asked for at the next visit where it failed', async () => {
    const { visit, asked, clock, memory } = setup(1, new MemoryRecommendations(), true);
    visit().leave();
    visit();
    await clock.advance(60_000);
    expect(asked).toEqual([1]);
    expect(memory.lists).toEqual([]);
    visit();
    await clock.advance(60_000);
    expect(asked).toEqual([1, 1]);
  });
});
