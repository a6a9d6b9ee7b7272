import { beforeEach, describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { listed, openHiding, seen } from '#fixtures/ui/open-hiding.ts';
import { movieNames, type FetchListing } from '#fixtures/ui/open-listing.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
  window.scrollTo(0, 0);
});

// product.md, Hiding: further pages.
describe('the pages of a listing', () => {
  it('are asked for until 20 titles are there', async () => {
    await page.viewport(1280, 300);
    const { names, pages, settle } = await openHiding('/movie?hide=seen', { marks: seen(11, 25) });
    await expect.poll(pages).toEqual([1, 2]);
    await settle();
    expect(pages()).toEqual([1, 2]);
    expect(names()).toEqual([...movieNames(1, 10), ...movieNames(26, 40)]);
  });

  it('are no more than three where all of them are hidden, and three more at a time on request', async () => {
    const { screen, pages, settle, press, note } = await openHiding('/movie?hide=seen', { marks: seen(1, 180) });
    await expect.poll(pages).toEqual([1, 2, 3]);
    await settle();
    expect(pages()).toEqual([1, 2, 3]);
    await expect.element(screen.getByRole('heading', { name: 'Everything on these pages is hidden' })).toBeVisible();
    expect(note()).toBe('60 hidden.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(pages).toEqual([1, 2, 3]);
    await settle();
    expect(pages()).toEqual([1, 2, 3]);

    await press('Look further');
    await expect.poll(pages).toEqual([1, 2, 3, 4, 5, 6]);
    await settle();
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(note()).toBe('120 hidden.');
    await press('Look further');
    await expect.poll(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await settle();
    expect(pages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await press('Look further');
    await expect.poll(() => pages().length).toBeGreaterThanOrEqual(10);
    await expect
      .element(screen.getByRole('heading', { name: 'Everything on these pages is hidden' }))
      .not.toBeInTheDocument();
  });

  it('are shown on request where all of them are hidden, with the focus near', async () => {
    const { names } = await openHiding('/movie?hide=seen', { marks: seen(1, 180) });
    await expect.element(page.getByRole('button', { name: 'Look further' })).toBeVisible();
    await page.getByRole('button', { name: 'Show them' }).last().click();
    await expect.poll(() => names()[0]).toBe('Movie 1');
    expect(document.activeElement?.contains(document.querySelector('ul[aria-label="Movies"]'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('end as ever, and say so where nothing of them is left', async () => {
    const two: FetchListing = (_, number) =>
      Promise.resolve(
        aPage({ page: number, totalPages: 2, totalResults: 40, results: movies(number * 20 - 19, number * 20) }),
      );
    const { screen, pages, settle } = await openHiding('/movie?hide=seen', { marks: seen(1, 40) }, two);
    await expect.poll(pages).toEqual([1, 2]);
    await settle();
    expect(pages()).toEqual([1, 2]);
    await expect.element(screen.getByRole('heading', { name: 'Everything on these pages is hidden' })).toBeVisible();
    await expect.element(screen.getByText("You've seen all available movies.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Look further' }).elements()).toEqual([]);
  });

  it('are the same as ever for a visitor who hides nothing, whatever they have marked', async () => {
    const { pages, settle } = await openHiding('/movie', { marks: seen(1, 180), watchlist: listed(1, 180) });
    await settle();
    const before = pages();
    await cleanup();
    const { pages: without, settle: settleWithout } = await openHiding('/movie', {});
    await settleWithout();
    expect(without()).toEqual(before);
  });
});
