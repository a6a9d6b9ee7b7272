import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const COUNT = 10_000;
/** The newest title comes first: Movie 1 was added last. */
const LONG = Array.from({ length: COUNT }, (_, index) =>
  aSaved({ id: index + 1, addedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString() }),
);
const SIZES = [
  [390, 844],
  [1440, 900],
  [2560, 1440],
] as const;

const open = (address: string) => openLibraryScreen(address, { watchlist: LONG });
const nodes = () => {
  const walker = document.createTreeWalker(document.body);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
};
/** Scrolls, and waits until the content there has been drawn. */
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};
const seen = () =>
  [...document.querySelectorAll('li')].filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

beforeEach(() => window.scrollTo(0, 0));

describe.each(['grid', 'list'])('10,000 titles as a %s', (view) => {
  it.each(SIZES)('are under 2,000 nodes at %d by %d, wherever the visitor is', async (width, height) => {
    await page.viewport(width, height);
    await open(`/watchlist?view=${view}`);
    for (const part of [0, 0.3, 1]) {
      await scrollTo(document.documentElement.scrollHeight * part);
      expect(nodes()).toBeLessThan(2_000);
      expect(seen().length).toBeGreaterThan(0);
    }
  });

  it('end with the last one, at the end of the page', async () => {
    await page.viewport(390, 844);
    const { screen } = await open(`/watchlist?view=${view}`);
    await scrollTo(document.documentElement.scrollHeight);
    await expect.element(screen.getByRole('link', { name: 'Movie 10000' })).toBeInViewport();
    expect(document.querySelector('li:last-child')?.getAttribute('aria-posinset')).toBe('10000');
    expect(document.querySelector('li')?.getAttribute('aria-setsize')).toBe('10000');
  });

  it('leave no gap between one another', async () => {
    await page.viewport(1440, 900);
    await open(`/watchlist?view=${view}`);
    await scrollTo(50_000);
    const positions = seen().map((item) => Number(item.getAttribute('aria-posinset')));
    const first = positions[0] ?? 0;
    expect(positions).toEqual(positions.map((_, index) => first + index));
    expect(seen()[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(0);
    expect(seen().at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight);
  });
});

describe('a long list', () => {
  it('keeps what has the focus, however far it is scrolled', async () => {
    await page.viewport(1440, 900);
    const { screen } = await open('/watchlist');
    const link = screen.getByRole('link', { name: 'Movie 3', exact: true });
    (link.element() as HTMLElement).focus();
    await scrollTo(100_000);
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(screen.getByRole('link', { name: 'Movie 4', exact: true })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Movie 4', exact: true })).toBeInViewport();
  });

  it('moves the focus to the next title when one in its middle is removed', async () => {
    await page.viewport(1440, 900);
    const { screen } = await open('/watchlist');
    await scrollTo(100_000);
    const [, item] = seen();
    const position = Number(item?.getAttribute('aria-posinset'));
    item?.querySelector<HTMLElement>('[data-removes]')?.click();
    await expect
      .element(screen.getByRole('button', { name: `Remove Movie ${position + 1}`, exact: true }))
      .toHaveFocus();
    await expect.element(screen.getByText('9,999 items saved to watch later')).toBeInTheDocument();
  });

  it('changes its columns with the window', async () => {
    await page.viewport(1440, 900);
    await open('/watchlist');
    const across = () => new Set(seen().map((item) => Math.round(item.getBoundingClientRect().left))).size;
    expect(across()).toBe(6);
    await page.viewport(390, 844);
    await expect.poll(() => across()).toBe(2);
  });
});

describe('the browser’s own search (product.md, Lists: find in page)', () => {
  const note = page.getByText(/^Your browser’s search finds only what is near the window/);

  it.each(['grid', 'list'])('is said to find a part of a long %s, and once more where it is called', async (view) => {
    const { emitted } = await open(`/watchlist?view=${view}`);
    await expect.element(note).toHaveTextContent('not all 10,000 of this list.');
    expect(emitted).toEqual([]);
    for (const keys of ['f', '{Control>}f{/Control}', '{Meta>}f{/Meta}', '{F3}']) await userEvent.keyboard(keys);
    expect(emitted).toEqual(['Your browser’s search finds only what is near the window, not all 10,000 of this list.']);
  });

  it.each([
    [60, 0],
    [61, 1],
  ])('of a list of %i: said %i times', async (count, times) => {
    await openLibraryScreen('/watchlist', { watchlist: LONG.slice(0, count) });
    await expect.element(page.getByText(`${count} items saved to watch later`)).toBeVisible();
    expect(note.elements()).toHaveLength(times);
  });
});
