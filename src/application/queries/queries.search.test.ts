import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { queriesOf } from '#fixtures/queries-of.ts';
import { searchQuery } from './search-query.ts';

const onePage = { page: 1, results: [aTitle()], totalPages: 1, totalResults: 1 };

describe('the queries of a search', () => {
  // product.md, Search: newest answer.
  it('ask the provider for a search only once typing pauses, and never for a text left behind', async () => {
    const asked: string[] = [];
    const { clock, queries } = queriesOf({
      search: async ({ text }) => {
        asked.push(text);
        return onePage;
      },
    });
    for (const text of ['d', 'du', 'dus', 'dust']) {
      const leave = searchQuery(queries, 'visit', { tab: 'multi', text, typedAt: clock.now() }).activate();
      await clock.advance(60);
      if (text !== 'dust') leave();
    }
    await clock.advance(250);
    expect(asked).toEqual(['dust']);
  });

  it.each([
    ['at once, when it was not typed', undefined, 0],
    ['200 ms after it was typed', 0, 200],
    ['sooner, by what showing it has taken', -70, 130],
    ['at once, when it was typed long ago', -5_000, 0],
    ['never later, wherever the time of day is', 5_000, 200],
  ])('ask for a search %s', async (_, typed, expected) => {
    const asked: number[] = [];
    const { clock, queries } = queriesOf({
      search: async () => {
        asked.push(clock.scheduler.frame);
        return onePage;
      },
    });
    const typedAt = typed === undefined ? undefined : new Date(clock.now().getTime() + typed);
    searchQuery(queries, 'visit', { tab: 'multi', text: 'dust', typedAt }).activate();
    await clock.advance(1_000);
    expect(asked).toEqual([expected]);
  });

  it('ask for a further page of a search at once', async () => {
    const asked: (readonly [page: number, ms: number])[] = [];
    const { clock, queries } = queriesOf({
      search: async (_, page) => {
        asked.push([page, clock.scheduler.frame]);
        return { ...onePage, page, totalPages: 2 };
      },
    });
    const query = searchQuery(queries, 'visit', { tab: 'multi', text: 'dust', typedAt: clock.now() });
    query.activate();
    await clock.advance(1_000);
    query.loadMore();
    await clock.advance(0);
    expect(asked).toEqual([
      [1, 200],
      [2, 1_000],
    ]);
  });
});
