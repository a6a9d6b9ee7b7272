import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
const open = async (at = '/', arrival = Promise.resolve()) => {
  const opened = await openLayout({ at, arrival });
  close = opened.close;
  return opened;
};
const heading = (path: string) => page.getByRole('heading', { name: `Screen ${path}`, exact: true });
const title = (index: number) => page.getByRole('link', { name: `Title ${index}`, exact: true });
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await expect.poll(() => window.scrollY).toBe(top);
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});
afterEach(() => close());

describe('scrolling (product.md, Frame: scroll position)', () => {
  it('starts at the top on every new navigation', async () => {
    await open();
    await scrollTo(2_000);
    await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'Movies' }));
    await expect.element(heading('/movie')).toBeVisible();
    expect(window.scrollY).toBe(0);
  });

  it('is where the visitor was on Back and on Forward', async () => {
    const { router } = await open();
    await scrollTo(2_000);
    await userEvent.click(title(30));
    await expect.element(heading('/movie/30')).toBeVisible();
    await scrollTo(700);
    await router.navigate(-1);
    await expect.element(heading('/')).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(2_000);
    await router.navigate(1);
    await expect.element(heading('/movie/30')).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(700);
  });
});

describe('typing a search', () => {
  it('leaves the page it comes from where it was, however long it stays', async () => {
    const { router } = await open('/', new Promise((resolve) => setTimeout(resolve, 500)));
    await scrollTo(2_000);
    await userEvent.keyboard('/sunrise');
    await expect.element(heading('/search')).toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(heading('/')).toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(2_000);
  });
});

describe('back to top (product.md, Frame: back to top)', () => {
  const button = page.getByRole('button', { name: 'Back to top' });

  it('appears after scrolling 400 px', async () => {
    await open();
    await scrollTo(399);
    await expect.element(button).not.toBeInTheDocument();
    await scrollTo(400);
    await expect.element(button).toBeVisible();
    await scrollTo(0);
    await expect.element(button).not.toBeInTheDocument();
  });

  it('takes the visitor, and the focus, to the top', async () => {
    await open();
    await scrollTo(2_000);
    await userEvent.click(button);
    await expect.poll(() => window.scrollY).toBe(0);
    await expect.element(heading('/')).toHaveFocus();
  });

  it.each([1440, 1280, 1180, 900, 768, 390, 360])('covers nothing, in a window %i px wide', async (width) => {
    await page.viewport(width, 800);
    await open();
    await scrollTo(2_000);
    await expect.element(button).toBeVisible();
    const { left, right, top, bottom } = button.element().getBoundingClientRect();
    const banner = page.getByRole('banner').element();
    // The header's own ground is between it and the page.
    for (const x of [left + 1, right - 1]) {
      for (const y of [top + 1, bottom - 1]) {
        const under = document.elementsFromPoint(x, y).find((each) => !button.element().contains(each));
        expect(banner.contains(under ?? null)).toBe(true);
      }
    }
    const parts = [...banner.querySelectorAll('a, button, input')].map((part) => part.getBoundingClientRect());
    const met = parts.filter((box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom);
    expect(met).toEqual([]);
  });
});

describe('focus', () => {
  it('is not taken by the first screen', async () => {
    await open();
    await expect.element(heading('/')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of a new screen', async () => {
    await open();
    await userEvent.click(page.getByRole('banner').getByRole('link', { name: 'Awards' }));
    await expect.element(heading('/awards')).toHaveFocus();
  });

  it('returns by Back to the link the screen was left by', async () => {
    const { router } = await open();
    title(30).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('/movie/30')).toHaveFocus();
    const top = () => window.scrollY;
    await router.navigate(-1);
    await expect.element(title(30)).toHaveFocus();
    expect(top()).toBeGreaterThan(1_500);
  });

  it('stays in the search box while a search begins', async () => {
    await open();
    const box = page.getByRole('searchbox');
    await userEvent.type(box, 'sun');
    await expect.element(heading('/search')).toBeVisible();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('sun');
  });
});

describe('the skip link', () => {
  it('comes first, and leads to the content without a navigation', async () => {
    const { router } = await open('/movie');
    const { key } = router.state.location;
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    expect(router.state.location.key).toBe(key);
    await userEvent.keyboard('{Tab}');
    await expect.element(title(0)).toHaveFocus();
  });
});

describe('the theme (product.md, Frame: theme)', () => {
  it('is dark, and changes with the toggle', async () => {
    await open();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(page.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await userEvent.click(page.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

describe('navigation', () => {
  it('names the six listings, and the one that is open (product.md, Frame: header)', async () => {
    await open('/top-rated');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const names = () => links.elements().map((link) => link.textContent);
    await expect.poll(names).toEqual(['Movies', 'TV Shows', 'Trending', 'Coming Soon', 'Top Rated', 'Awards']);
    const current = links.elements().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Top Rated']);
  });

  it('leads home by the wordmark (product.md, Frame: header)', async () => {
    await open('/awards');
    await userEvent.click(page.getByRole('link', { name: 'Matinee, home' }));
    await expect.element(heading('/')).toHaveFocus();
  });
});

describe('toasts', () => {
  it('appear with the first notification', async () => {
    const { app } = await open();
    expect(page.getByRole('region', { name: /Notifications/ }).elements()).toHaveLength(0);
    app.notifications.show({ type: 'success', message: 'Link copied to clipboard!' });
    await expect.element(page.getByText('Link copied to clipboard!')).toBeVisible();
  });
});
