import * as fc from 'fast-check';
import { NEVER, Observable, Subject, map, of, throwError } from 'rxjs';
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

describe('a paged view after a change of the language of titles (product.md, Titles in one’s language: change)', () => {
  interface Item {
    readonly id: string;
    readonly name: string;
  }
  const inLanguages = (
    isDown: (key: string, page: number) => boolean = () => false,
    slow: Readonly<Record<string, Subject<unknown>>> = {},
  ) => {
    const changes$ = new Subject<unknown>();
    const renewal = { key: 'en', changes$ };
    const asked: string[] = [];
    const page$ = (number: number) => {
      const { key } = renewal;
      asked.push(`${key} ${number}`);
      if (isDown(key, number)) return outcomeOf<Page<Item>>(throwError(() => new CatalogError({ kind: 'network' })));
      const results = ['a', 'b'].map((each) => ({ id: `${each}${number}`, name: `${key} ${each}${number}` }));
      const answer = { page: number, results, totalPages: 3, totalResults: 6 };
      return outcomeOf(slow[`${key} ${number}`]?.pipe(map(() => answer)) ?? of(answer));
    };
    const query = new PagedQuery<Item>({ page$, pageAgain$: page$, keyOf: ({ id }) => id, renewal });
    const choose = (key: string) => {
      renewal.key = key;
      changes$.next(key);
    };
    return { query, asked, choose, names: () => query.state.items.map(({ name }) => name) };
  };

  it('asks for the pages that it has, and their items stay in their places', () => {
    const { query, asked, choose, names } = inLanguages();
    query.activate();
    query.loadMore();
    choose('de');
    expect(names()).toEqual(['de a1', 'de b1', 'de a2', 'de b2']);
    expect(asked).toEqual(['en 1', 'en 2', 'de 1', 'de 2']);
    expect(query.state).toMatchObject({ status: 'ready', nextPage: 3, pageEnds: [2, 4] });
  });

  it('keeps what it has where nobody answers, and asks again when it is shown next', () => {
    let isDown = true;
    const { query, choose, names } = inLanguages((key, number) => isDown && key === 'de' && number === 2);
    const stop = query.activate();
    query.loadMore();
    choose('de');
    expect(names()).toEqual(['de a1', 'de b1', 'en a2', 'en b2']);
    expect(query.state.status).toBe('ready');
    stop();
    isDown = false;
    query.activate();
    expect(names()).toEqual(['de a1', 'de b1', 'de a2', 'de b2']);
  });

  it('asks in the language that there is by then where it had nothing', () => {
    const { query, asked, choose, names } = inLanguages();
    choose('de');
    query.activate();
    expect(names()).toEqual(['de a1', 'de b1']);
    expect(asked).toEqual(['de 1']);
  });

  it('has none of its items in another where a page was under way', () => {
    const slow = { 'en 2': new Subject<unknown>() };
    const { query, choose, names } = inLanguages(undefined, slow);
    query.activate();
    query.loadMore();
    choose('de');
    slow['en 2'].next(undefined);
    expect(names()).toEqual(['de a1', 'de b1', 'de a2', 'de b2']);
    expect(query.state).toMatchObject({ status: 'ready', nextPage: 3 });
    query.loadMore();
    expect(names()).toHaveLength(6);
  });

  it('nor where the next page is asked for while the others are under way', () => {
    const slow = { 'de 1': new Subject<unknown>() };
    const { query, choose, names } = inLanguages(undefined, slow);
    query.activate();
    choose('de');
    query.loadMore();
    slow['de 1'].next(undefined);
    expect(names()).toEqual(['de a1', 'de b1', 'de a2', 'de b2']);
  });

  it('keeps what it has where the choice is taken back before there was an answer', () => {
    const slow = { 'de 1': new Subject<unknown>() };
    const { query, choose, names } = inLanguages(undefined, slow);
    query.activate();
    choose('de');
    choose('en');
    slow['de 1'].next(undefined);
    expect(names()).toEqual(['en a1', 'en b1']);
  });

  it('and asks again for those that were answered by then', () => {
    const slow = { 'de 2': new Subject<unknown>() };
    const { query, choose, names } = inLanguages(undefined, slow);
    query.activate();
    query.loadMore();
    choose('de');
    expect(names()).toEqual(['de a1', 'de b1', 'en a2', 'en b2']);
    choose('en');
    expect(names()).toEqual(['en a1', 'en b1', 'en a2', 'en b2']);
  });
});
