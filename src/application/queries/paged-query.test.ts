import * as fc from 'fast-check';
import { NEVER, Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Page } from '#domain/page.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { PagedQuery, type PagedState } from './paged-query.ts';

const page = (number: number, results: readonly string[], totalPages = 3): Page<string> => ({
  page: number,
  results,
  totalPages,
  totalResults: 60,
});

const look = (page$: (page: number) => Observable<Page<string>>, pageAgain$ = page$) => {
  const asked: number[] = [];
  const askFor = (number: number) => {
    asked.push(number);
    return outcomeOf(page$(number));
  };
  const query = new PagedQuery<string>({
    page$: askFor,
    pageAgain$: (number) => {
      asked.push(number);
      return outcomeOf(pageAgain$(number));
    },
    keyOf: (item) => item,
  });
  let state: PagedState<string> | undefined;
  query.state$.subscribe((next) => (state = next));
  return { query, asked, state: () => state };
};

describe('a paged view', () => {
  it('asks for nothing until it is active, then for page 1', () => {
    const { query, asked, state } = look((number) => of(page(number, ['a'])));
    expect(asked).toEqual([]);
    expect(state()).toEqual({ status: 'loading', items: [], pageEnds: [], totalResults: 0, nextPage: 1 });
    query.activate();
    expect(asked).toEqual([1]);
    expect(state()).toEqual({ status: 'ready', items: ['a'], pageEnds: [1], totalResults: 60, nextPage: 2 });
  });

  it('never shows an item twice, whatever the provider repeats (product.md, Explore: shown once)', () => {
    const pages = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(pages, (results) => {
        const { query, state } = look((number) => of(page(number, results[number - 1] ?? [], results.length)));
        query.activate();
        for (const _ of results) query.loadMore();
        expect(state()?.items).toEqual([...new Set(results.flat())]);
        expect(state()?.nextPage).toBeUndefined();
        const ends = results.map((_, page) => new Set(results.slice(0, page + 1).flat()).size);
        expect(state()?.pageEnds).toEqual(ends);
      }),
    );
  });

  it.each([
    ['the last page', (number: number) => of(page(number, [`${number}`], 2)), [1, 2]],
    ['an empty page', (number: number) => of(page(number, number > 2 ? [] : [`${number}`], 500)), [1, 2, 3]],
  ])('ends after %s', (_, page$, expected) => {
    const { query, asked } = look(page$);
    query.activate();
    for (let times = 0; times < 5; times += 1) query.loadMore();
    expect(asked).toEqual(expected);
  });

  it('asks for one page at a time', () => {
    const { query, asked } = look((number) => (number === 1 ? of(page(1, ['a'])) : NEVER));
    query.activate();
    query.loadMore();
    query.loadMore();
    expect(asked).toEqual([1, 2]);
  });

  it('keeps what is shown when a further page fails, and retries that page', () => {
    let isDown = true;
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { query, asked, state } = look((number) => (number === 2 && isDown ? down : of(page(number, [`${number}`]))));
    query.activate();
    query.loadMore();
    expect(state()).toMatchObject({ status: 'failed', items: ['1'], error: { type: 'network' } });
    isDown = false;
    query.retry();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toMatchObject({ status: 'ready', items: ['1', '2'] });
    expect(state()).not.toHaveProperty('error');
  });

  it('asks once more on return for the page that failed', () => {
    let isDown = true;
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { query, asked, state } = look((number) => (number === 2 && isDown ? down : of(page(number, [`${number}`]))));
    const leave = query.activate();
    query.loadMore();
    query.loadMore();
    expect(asked).toEqual([1, 2]);
    leave();
    isDown = false;
    query.activate();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toEqual({ status: 'ready', items: ['1', '2'], pageEnds: [1, 2], totalResults: 60, nextPage: 3 });
  });

  it('asks in the way of a visitor who asks again, and only when something failed', () => {
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { query, asked, state } = look(
      () => down,
      (number) => of(page(number, ['again'])),
    );
    query.activate();
    query.retry();
    expect(state()?.items).toEqual(['again']);
    query.retry();
    expect(asked).toEqual([1, 1]);
  });

  it('restarts at page 1 with nothing of the past', () => {
    let round = 0;
    const { query, asked, state } = look((number) => of(page(number, [`${(round += 1)}`, 'same'])));
    query.activate();
    query.loadMore();
    query.restart();
    expect(asked).toEqual([1, 2, 1]);
    expect(state()?.items).toEqual(['3', 'same']);
  });

  it('aborts the request under way when it is left, and asks again on return', () => {
    let aborted = 0;
    const { query, asked, state } = look((number) =>
      number === 1 ? of(page(1, ['a'])) : new Observable(() => () => (aborted += 1)),
    );
    const leave = query.activate();
    query.loadMore();
    leave();
    expect(aborted).toBe(1);
    query.activate();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toMatchObject({ status: 'loading', items: ['a'] });
  });

  it('keeps what is loaded when it is left, and asks for nothing on return', () => {
    const { query, asked, state } = look((number) => of(page(number, [`${number}`])));
    query.activate()();
    query.activate();
    expect(asked).toEqual([1]);
    expect(state()?.items).toEqual(['1']);
  });
});
