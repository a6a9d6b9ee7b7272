import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
const open = async (at = '/') => {
  const opened = await openLayout({ at });
  close = opened.close;
  return opened;
};
const address = () => window.location.pathname + window.location.search;
const box = page.getByRole('searchbox', { name: 'Search movies, TV shows and people' });
const toggle = page.getByRole('button', { name: 'Search', exact: true });
const bottomBar = page.getByRole('navigation', { name: 'Shortcuts' });

afterEach(() => close());

describe('on a phone (product.md, Frame: search box)', () => {
  beforeEach(() => page.viewport(390, 844));

  it('the search box is in a panel that its button opens, with the focus in it, and closes', async () => {
    await open();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(box).toHaveFocus();
    await userEvent.click(toggle);
    await expect.element(box).not.toBeInTheDocument();
  });

  it('Escape closes the panel and goes back to its button', async () => {
    await open();
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    await expect.element(box).not.toBeInTheDocument();
    await expect.element(toggle).toHaveFocus();
  });

  it('the bottom bar leads to a search that can be typed at once', async () => {
    await open();
    await userEvent.click(bottomBar.getByRole('link', { name: 'Search' }));
    await expect.poll(address).toBe('/search');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('sun');
    await expect.poll(address).toBe('/search?q=sun');
    await expect.element(box).toHaveFocus();
  });

  it('the panel stays while the search goes on, and closes on any other screen', async () => {
    await open();
    await userEvent.click(toggle);
    await userEvent.keyboard('sun');
    await expect.poll(address).toBe('/search?q=sun');
    await expect.element(box).toHaveValue('sun');
    await userEvent.click(page.getByRole('link', { name: 'Title 0', exact: true }));
    await expect.poll(address).toBe('/movie/0');
    await expect.element(box).not.toBeInTheDocument();
  });

  it.each(['/search', '/search?q=sun', '/search?q=sun&tab=people', '/search/'])(
    'the panel is open on a search that is reached by its address: %s',
    async (at) => {
      await open(at);
      await expect.element(box).toBeVisible();
      await expect.element(box).not.toHaveFocus();
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(toggle);
      await expect.element(box).not.toBeInTheDocument();
    },
  );

  it('the panel is open on a search that Back and Forward lead to', async () => {
    await open();
    await userEvent.click(bottomBar.getByRole('link', { name: 'Search' }));
    await userEvent.keyboard('sun');
    await expect.poll(address).toBe('/search?q=sun');
    await userEvent.click(page.getByRole('link', { name: 'Title 0', exact: true }));
    await expect.poll(address).toBe('/movie/0');
    await expect.element(box).not.toBeInTheDocument();
    window.history.back();
    await expect.poll(address).toBe('/search?q=sun');
    await expect.element(box).toHaveValue('sun');
    window.history.back();
    await expect.poll(address).toBe('/');
    await expect.element(box).not.toBeInTheDocument();
    window.history.forward();
    await expect.poll(address).toBe('/search?q=sun');
    await expect.element(box).toBeVisible();
  });

  it('clears the search', async () => {
    await open('/search?q=sun');
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }));
    await expect.poll(address).toBe('/search');
  });

  it('the bottom bar names five ways, and the one that is open', async () => {
    await open('/tv');
    const links = bottomBar.getByRole('link');
    await expect
      .poll(() => links.elements().map((link) => link.textContent))
      .toEqual(['Home', 'Movies', 'TV Shows', 'Watchlist', 'Search']);
    const current = links.elements().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['TV Shows']);
  });

  it('the key / opens the panel', async () => {
    await open();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('');
  });
});

describe('on a wider screen', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('there is one search box, no panel, no bottom bar', async () => {
    await open();
    await expect.element(box).toBeVisible();
    await expect.element(toggle).not.toBeInTheDocument();
    await expect.element(bottomBar).not.toBeInTheDocument();
  });

  it('the key / goes to the search box, and Escape leaves it', async () => {
    await open('/search?q=sun');
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('sun');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).not.toHaveFocus();
    await expect.element(box).toHaveValue('sun');
  });

  it('the key / is a character in the search box', async () => {
    await open();
    await userEvent.click(box);
    await userEvent.keyboard('a/b');
    await expect.element(box).toHaveValue('a/b');
    await expect.poll(address).toBe('/search?q=a%2Fb');
  });
});
