import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPage, movies } from '#fixtures/ui/a-page.ts';
import { movieNames, openListing, type FetchListing } from '#fixtures/ui/open-listing.tsx';

const COUNT = 1_200;
const all: FetchListing = () =>
  Promise.resolve(aPage({ page: 1, totalPages: 1, totalResults: COUNT, results: movies(1, COUNT) }));

const drawn = () => [...document.querySelectorAll('li h2')];
const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

beforeEach(() => window.scrollTo(0, 0));

describe('60 pages of a listing', () => {
  it.each([
    [390, 844],
    [1350, 940],
  ])('are under 2,500 nodes at %d by %d, and what is seen is drawn', async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await openListing('/movie', all);
    const list = screen.getByRole('list', { name: 'Movies' }).element();
    const end = document.documentElement.scrollHeight;
    for (const part of [0, 0.5, 0.9]) {
      window.scrollTo(0, end * part);
      await vi.waitFor(() => {
        const places = [...list.children].filter(isInWindow);
        const positions = places.map((place) => Number(place.getAttribute('aria-posinset')));
        expect(positions.length).toBeGreaterThan(0);
        expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
        expect(places.map((place) => place.querySelector('h2')?.textContent)).toEqual(
          positions.map((number) => `Movie ${number}`),
        );
        expect(list.firstElementChild?.getAttribute('aria-setsize')).toBe(`${COUNT}`);
        expect(document.querySelectorAll('*').length).toBeLessThan(2_500);
      }, 10_000);
      // The list has its full height, whichever part of it is visible.
      expect(document.documentElement.scrollHeight).toBe(end);
    }
  });

  it('keep what has the focus', async () => {
    await page.viewport(390, 844);
    const { screen } = await openListing('/movie', all);
    const link = screen.getByRole('link', { name: 'Movie 3', exact: true });
    (link.element() as HTMLElement).focus();
    window.scrollTo(0, 50_000);
    await expect.poll(() => drawn().some((name) => isInWindow(name))).toBe(true);
    // At the beginning, only the items that may be needed are left: the row of the focused one, and the rows around it.
    await expect
      .poll(() =>
        drawn()
          .map(({ textContent }) => textContent)
          .filter((name) => /^Movie \d?\d$/.test(name)),
      )
      .toEqual(movieNames(1, 6));
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(screen.getByRole('link', { name: 'Movie 4', exact: true })).toHaveFocus();
  });

  it.each([
    [390, 844],
    [1350, 940],
  ])(
    'are drawn at %d by %d where the visitor was, at once and nothing else, on the way back',
    async (width, height) => {
      await page.viewport(width, height);
      const { router } = await openListing('/movie', all);
      window.scrollTo(0, 20_000);
      await expect.poll(() => drawn().some((name) => isInWindow(name))).toBe(true);
      const seen = drawn()
        .filter(isInWindow)
        .map(({ textContent }) => textContent);
      await router.navigate('/movie/1');
      await expect.poll(() => drawn()).toEqual([]);
      const first = new Promise<readonly string[]>((resolve) => {
        const observer = new MutationObserver(() => {
          if (drawn().length === 0) return;
          observer.disconnect();
          resolve(drawn().map(({ textContent }) => textContent));
        });
        observer.observe(document.body, { subtree: true, childList: true });
      });
      await router.navigate(-1);
      expect(await first).toEqual(expect.arrayContaining(seen));
      // There is at most one more row at each end, together with the rows that are added or removed with it.
      expect((await first).length).toBeLessThanOrEqual(seen.length + 4 * (width < 560 ? 2 : 6));
      expect(
        drawn()
          .filter(isInWindow)
          .map(({ textContent }) => textContent),
      ).toEqual(seen);
    },
  );
});
