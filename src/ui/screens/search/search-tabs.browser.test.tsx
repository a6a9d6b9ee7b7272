import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSearch } from '#fixtures/ui/open-search.tsx';

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('the tabs', () => {
  it('are All, Movies, TV Shows and People (product.md, Search: tabs)', async () => {
    const { screen, tab } = await openSearch('/search?q=sun');
    const tabs = screen.getByRole('tablist', { name: 'Result type' }).getByRole('tab').elements();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Movies', 'TV Shows', 'People']);
    await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tabpanel', { name: 'All' })).toBeVisible();
  });

  it.each([
    ['movie', 'Movies'],
    ['tv', 'TV Shows'],
    ['person', 'People'],
  ])('are read from the URL: tab=%s is %s', async (key, name) => {
    const { tab, asked } = await openSearch(`/search?q=sun&tab=${key}`);
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(asked()).toEqual([{ text: 'sun', tab: key, page: 1 }]);
  });

  it('are All for a tab that is unknown', async () => {
    const { asked } = await openSearch('/search?q=sun&tab=games');
    expect(asked()[0]?.tab).toBe('multi');
  });

  it('change the URL in place, and ask for the tab from page 1', async () => {
    const { screen, tab, address, router, asked, clock } = await openSearch('/search?q=sun');
    await tab('People').click();
    await expect.element(screen.getByRole('tabpanel', { name: 'People' })).toBeVisible();
    expect(address()).toBe('/search?q=sun&tab=person');
    expect(router.state.historyAction).toBe('REPLACE');
    await expect
      .poll(async () => {
        await clock.settle();
        return asked().at(-1);
      })
      .toEqual({ text: 'sun', tab: 'person', page: 1 });

    await tab('All').click();
    await expect.element(screen.getByRole('tabpanel', { name: 'All' })).toBeVisible();
    expect(address()).toBe('/search?q=sun');
    await clock.settle();
    expect(asked()).toHaveLength(2);
  });

  it('are one stop of the Tab key; arrow keys, Home and End choose among them', async () => {
    const { screen, tab } = await openSearch('/search?q=sun');
    await userEvent.keyboard('{Tab}');
    await expect.element(tab('All')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Movies'],
      ['{ArrowRight}', 'TV Shows'],
      ['{End}', 'People'],
      ['{ArrowRight}', 'All'],
      ['{ArrowLeft}', 'People'],
      ['{Home}', 'All'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(tab(name)).toHaveFocus();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('link').first()).toHaveFocus();
  });
});
