import * as fc from 'fast-check';
import { NEVER, Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import type { Page } from '#domain/page.ts';
import { ClassifyError } from '../use-cases/classify-error.ts';
import { PagedView, type PagedState } from './paged-view.ts';

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
    return page$(number);
  };
  const view = new PagedView<string>({
    classifyError: new ClassifyError(),
    page$: askFor,
    pageAgain$: (number) => {
      asked.push(number);
      return pageAgain$(number);
    },
    keyOf: (item) => item,
  });
  let state: PagedState<string> | undefined;
  view.state$.subscribe((next) => (state = next));
  return { view, asked, state: () => state };
};

// product.md, Explore: shown once.
describe('a paged view', () => {
  it('asks for nothing until it is active, then for page 1', () => {
    const { view, asked, state } = look((number) => of(page(number, ['a'])));
    expect(asked).toEqual([]);
    expect(state()).toEqual({ status: 'loading', items: [], totalResults: 0, nextPage: 1 });
    view.activate();
    expect(asked).toEqual([1]);
    expect(state()).toEqual({ status: 'ready', items: ['a'], totalResults: 60, nextPage: 2 });
  });

  it('never shows an item twice, whatever the provider repeats', () => {
    const pages = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(pages, (results) => {
        const { view, state } = look((number) => of(page(number, results[number - 1] ?? [], results.length)));
        view.activate();
        for (const _ of results) view.loadMore();
        expect(state()?.items).toEqual([...new Set(results.flat())]);
        expect(state()?.nextPage).toBeUndefined();
      }),
    );
  });

  it.each([
    ['the last page', (number: number) => of(page(number, [`${number}`], 2)), [1, 2]],
    ['an empty page', (number: number) => of(page(number, number > 2 ? [] : [`${number}`], 500)), [1, 2, 3]],
  ])('ends after %s', (_, page$, expected) => {
    const { view, asked } = look(page$);
    view.activate();
    for (let times = 0; times < 5; times += 1) view.loadMore();
    expect(asked).toEqual(expected);
  });

  it('asks for one page at a time', () => {
    const { view, asked } = look((number) => (number === 1 ? of(page(1, ['a'])) : NEVER));
    view.activate();
    view.loadMore();
    view.loadMore();
    expect(asked).toEqual([1, 2]);
  });

  it('keeps what is shown when a further page fails, and retries that page', () => {
    let isDown = true;
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { view, asked, state } = look((number) => (number === 2 && isDown ? down : of(page(number, [`${number}`]))));
    view.activate();
    view.loadMore();
    expect(state()).toMatchObject({ status: 'failed', items: ['1'], error: { type: 'network' } });
    isDown = false;
    view.retry();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toMatchObject({ status: 'ready', items: ['1', '2'] });
    expect(state()).not.toHaveProperty('error');
  });

  it('asks once more on return for the page that failed', () => {
    let isDown = true;
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { view, asked, state } = look((number) => (number === 2 && isDown ? down : of(page(number, [`${number}`]))));
    const leave = view.activate();
    view.loadMore();
    view.loadMore();
    expect(asked).toEqual([1, 2]);
    leave();
    isDown = false;
    view.activate();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toEqual({ status: 'ready', items: ['1', '2'], totalResults: 60, nextPage: 3 });
  });

  it('asks in the way of a visitor who asks again, and only when something failed', () => {
    const down = throwError(() => new CatalogError({ kind: 'network' }));
    const { view, asked, state } = look(
      () => down,
      (number) => of(page(number, ['again'])),
    );
    view.activate();
    view.retry();
    expect(state()?.items).toEqual(['again']);
    view.retry();
    expect(asked).toEqual([1, 1]);
  });

  it('restarts at page 1 with nothing of the past', () => {
    let round = 0;
    const { view, asked, state } = look((number) => of(page(number, [`${(round += 1)}`, 'same'])));
    view.activate();
    view.loadMore();
    view.restart();
    expect(asked).toEqual([1, 2, 1]);
    expect(state()?.items).toEqual(['3', 'same']);
  });

  it('aborts the request under way when it is left, and asks again on return', () => {
    let aborted = 0;
    const { view, asked, state } = look((number) =>
      number === 1 ? of(page(1, ['a'])) : new Observable(() => () => (aborted += 1)),
    );
    const leave = view.activate();
    view.loadMore();
    leave();
    expect(aborted).toBe(1);
    view.activate();
    expect(asked).toEqual([1, 2, 2]);
    expect(state()).toMatchObject({ status: 'loading', items: ['a'] });
  });

  it('keeps what is loaded when it is left, and asks for nothing on return', () => {
    const { view, asked, state } = look((number) => of(page(number, [`${number}`])));
    view.activate()();
    view.activate();
    expect(asked).toEqual([1]);
    expect(state()?.items).toEqual(['1']);
  });
});
