import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
const open = async (at = '/') => {
  const opened = await openLayout({ at });
  close = opened.close;
  return opened;
};
const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const menu = page.getByRole('navigation', { name: 'Your lists' }).and(page.getByRole('banner').getByRole('navigation'));
const link = (name: string) => menu.getByRole('link', { name });
/** The screens of the visitor's own, in their order (product.md, Frame: own screens). */
const OWN = ['/watchlist', '/up-next', '/calendar', '/diary', '/favorites', '/collections'];
const hrefsIn = (element: Element) => [...element.querySelectorAll('a')].map((each) => each.getAttribute('href'));

beforeEach(() => page.viewport(1280, 800));
afterEach(() => close());

// product.md, Frame: header.
describe.each([768, 1_024, 1_180, 1_440, 1_920])('the end of the header, at %i px', (width) => {
  it.each(['Al', 'ada', 'Maximiliane Wilhelm', '山田太郎'])(
    'is the disc, flush with the page, and nothing moves when the name %s comes',
    async (name) => {
      await page.viewport(width, 800);
      const { app } = await open();
      const banner = page.getByRole('banner').element();
      const disc = () => banner.querySelector('[class*="avatar"]')!.getBoundingClientRect();
      const boxes = () =>
        [...banner.querySelectorAll('a, input, button, [class*="avatar"]')].map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return [left, right, top, bottom].map(Math.round);
        });
      const bar = banner.firstElementChild!;
      const end = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
      expect(Math.abs(disc().right - end)).toBeLessThanOrEqual(1);
      const before = boxes();
      await (await app.library.open('marks')).completeWelcome.execute(name);
      await expect.element(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
      expect(boxes()).toEqual(before);
      const word = page.getByRole('banner').getByText(name, { exact: true }).element().getBoundingClientRect();
      expect(word.right).toBeLessThanOrEqual(disc().left);
    },
  );
});

describe('the user menu (product.md, Frame: user menu)', () => {
  it('shows a person and Movie Enthusiast while there is no name', async () => {
    await open();
    await expect.element(button('Movie Enthusiast')).toBeVisible();
    expect(button('Movie Enthusiast').element().querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['ada', 'A'],
    ['👩‍🚀 Ada', '👩‍🚀'],
  ])('shows the initial of %s: %s', async (name, initial) => {
    const { app } = await open();
    await (await app.library.open('marks')).completeWelcome.execute(name);
    await expect.element(button(name)).toBeVisible();
    expect(button(name).element().textContent).toBe(`${name}${initial}`);
    expect(button(name).element().querySelector('svg')).toBeNull();
  });

  it('leads to the six screens of the visitor’s own, counts what is known of them, and to the year and the data', async () => {
    const { app } = await open();
    app.library.toggle.watchlist.execute(aTitle({ id: 1 }));
    app.library.toggle.watchlist.execute(aTitle({ id: 2 }));
    app.library.toggle.favorites.execute(aTitle({ id: 2 }));
    await userEvent.click(button('Movie Enthusiast'));
    await expect.element(link('Watchlist')).toHaveAccessibleName(/^Watchlist\s?, 2 items$/);
    await expect.element(link('Favorites')).toHaveAccessibleName(/^Favorites\s?, 1 item$/);
    await expect.element(link('Watchlist')).toHaveAttribute('href', '/watchlist');
    await expect.element(link('Favorites')).toHaveAttribute('href', '/favorites');
    await expect.element(link('Collections')).toHaveAccessibleName(/^Collections\s?, 3 collections$/);
    await expect.element(link('Calendar')).toHaveAccessibleName('Calendar');
    expect(hrefsIn(menu.element())).toEqual([...OWN, '/year/2026', '/data']);
    await userEvent.click(link('Your data'));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Screen /data' })).toHaveFocus();
    await expect.element(link('Watchlist')).not.toBeInTheDocument();
  });

  it.each([
    ['a press outside', () => userEvent.click(page.getByRole('heading', { level: 1 }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => userEvent.click(button('Movie Enthusiast'))],
    ['going somewhere', () => userEvent.click(link('Favorites'))],
    ['the focus going elsewhere', () => userEvent.tab({ shift: true })],
  ])('closes by %s', async (_, leave) => {
    await open();
    await userEvent.click(button('Movie Enthusiast'));
    await expect.element(link('Watchlist')).toBeVisible();
    await expect.element(button('Movie Enthusiast')).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await expect.element(button('Movie Enthusiast')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Watchlist')).not.toBeInTheDocument();
  });

  it('gives the focus back to its button on Escape', async () => {
    await open();
    await userEvent.click(button('Movie Enthusiast'));
    await expect.element(link('Watchlist')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('Watchlist')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Movie Enthusiast')).toHaveFocus();
  });

  it.each([768, 1024, 1180, 1280])(
    'leaves the header as high as it was, however long the name is, at %i px',
    async (width) => {
      await page.viewport(width, 800);
      const { app } = await open();
      const height = () => page.getByRole('banner').element().getBoundingClientRect().height;
      const before = height();
      void app.library.open('marks').then(({ completeWelcome }) => completeWelcome.execute('Bo'));
      await expect.element(button('Bo')).toBeVisible();
      expect(height()).toBe(before);
    },
  );
});

describe('the bottom bar (product.md, Frame: bottom bar)', () => {
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });

  it('leads to /, /movie, /tv, /watchlist and /search, in this order', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(bar).toBeVisible();
    expect(hrefsIn(bar.element())).toEqual(['/', '/movie', '/tv', '/watchlist', '/search']);
  });

  it.each([...OWN.map((path) => [path, path === '/watchlist' ? 'page' : 'true'] as const), ['/movie', null] as const])(
    'at %s its Watchlist says that it is %s',
    async (at, current) => {
      await page.viewport(390, 844);
      await open(at);
      const entry = bar.getByRole('link', { name: 'Watchlist' });
      await expect.element(entry).toBeVisible();
      expect(entry.element().getAttribute('aria-current')).toBe(current);
    },
  );
});

describe('the watchlist of the bottom bar (product.md, Frame: watchlist badge)', () => {
  const entry = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Watchlist' });

  it.each([
    [0, /^Watchlist$/],
    [1, /^Watchlist\s?, 1 item$/],
    [99, /^Watchlist\s?, 99 items$/],
    [100, /^Watchlist\s?, 99\+ items$/],
  ])('with %i titles is named %s', async (count, name) => {
    await page.viewport(390, 844);
    const { app } = await open();
    for (let id = 0; id < count; id += 1) app.library.toggle.watchlist.execute(aTitle({ id }));
    await expect.element(entry).toHaveAttribute('href', '/watchlist');
    await expect.element(entry).toHaveAccessibleName(name);
  });
});

it('has the visitor’s lists in the footer, after what can be browsed', async () => {
  await open();
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Collections' })).toBeInTheDocument();
  const [browse, own] = page.getByRole('contentinfo').getByRole('navigation').elements();
  expect([browse, own].map((each) => each && hrefsIn(each))).toEqual([
    ['/movie', '/tv', '/trending', '/top-rated'],
    [...OWN, '/year/2026', '/data'],
  ]);
  const yours = page.getByRole('contentinfo').getByRole('navigation', { name: 'Yours' });
  await expect.element(yours.getByRole('link', { name: 'Watchlist' })).toHaveAttribute('href', '/watchlist');
  await expect.element(yours.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
  await expect.element(yours.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', '/collections');
});
