import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { stubShows } from '#fixtures/shows/stub-shows.ts';
import { episode, kept, openSeason, season, SECOND, SHOW, showSeason } from '#fixtures/ui/open-season.tsx';

const LATER = 10_000;
const heading = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tabs = () =>
  [...document.querySelectorAll('nav[aria-label="Seasons"] a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
const line = (at: number) =>
  page
    .getByRole('list', { name: /Season/ })
    .getByRole('listitem')
    .nth(at);

beforeEach(() => page.viewport(1280, 900));

describe('the screen of a season (product.md, Shows: season screen)', () => {
  it('has the show, the season, how much was seen, and the ways to the show and to all seasons', async () => {
    await showSeason(SECOND, { library: kept({ '2': '1@20614,2' }) });
    await expect.element(heading()).toHaveTextContent('Season 2');
    expect(document.title).toBe('Nine Dials, Season 2, Matinee');
    await expect.element(page.getByText('2 of 3 seen')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Nine Dials' })).toHaveAttribute('href', '/tv/7');
    expect(tabs()).toEqual([
      ['Season 1', '/tv/7/season/1', null],
      ['Season 2', '/tv/7/season/2', 'page'],
      ['Season 3', '/tv/7/season/3', null],
      ['Specials', '/tv/7/season/0', null],
    ]);
  });

  it.each([1280, 390])(
    'has its tabs at even distances, the first at the edge of the heading, %i px wide',
    async (width) => {
      await page.viewport(width, 900);
      await showSeason();
      const boxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const texts = [...document.querySelectorAll('nav[aria-label="Seasons"] a > :last-child')].map(boxOf);
      const gaps = texts.slice(1).map(({ left }, at) => left - (texts[at]?.right ?? 0));
      expect(texts).toHaveLength(4);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
      expect(Math.abs((texts[0]?.left ?? 0) - heading().element().getBoundingClientRect().left)).toBeLessThan(1);
    },
  );

  it('has the season itself among the others where the show has it no more', async () => {
    await showSeason(SECOND, { path: '/tv/7/season/2019', library: kept({ '2019': '3' }) });
    await expect.poll(() => tabs().at(-2)).toEqual(['Season 2019', '/tv/7/season/2019', 'page']);
  });

  it('leads to what is up next of all shows, and stops and follows its own (product.md, Shows: following)', async () => {
    const { told } = await showSeason(SECOND, { library: kept({ '2': '1' }) });
    (button('More').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Up next' })).toHaveAttribute('href', '/up-next');
    await button('Stop following').click();
    await expect.element(button('More')).toHaveFocus();
    await expect.element(button('Stop following')).not.toBeInTheDocument();
    expect(told).toContain('You no longer follow Nine Dials');
    await button('More').click();
    await button('Follow again').click();
    expect(told).toContain('You follow Nine Dials again');
    await button('More').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Hide spoilers')).not.toBeInTheDocument();
  });

  it('has placeholders while it loads, and a heading that keeps the focus', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const shows = stubShows(SHOW, SECOND);
    const { clock } = await openSeason({
      ...shows,
      seasonsOf: (...asked) => waiting.then(() => shows.seasonsOf(...asked)),
    });
    const h1 = heading().element() as HTMLElement;
    h1.focus();
    expect(h1.textContent).toBe('Loading...');
    answer();
    await clock.settle();
    await expect.element(heading()).toHaveTextContent('Season 2');
    await expect.element(heading()).toHaveFocus();
  });

  it('may have a season without episodes', async () => {
    await showSeason(season(2, []));
    await expect.element(page.getByText('Nothing is known of its episodes yet.')).toBeVisible();
    expect(page.getByRole('button', { name: /season/i }).elements()).toEqual([]);
    expect(page.getByText(/of 0/).elements()).toEqual([]);
  });

  it('is shown as text, whatever the provider wrote', async () => {
    await showSeason(season(2, [episode(1, { name: '<b>مينا</b>', overview: '<img src=x onerror=alert(1)>' })]));
    await expect.element(page.getByText('<b>مينا</b>')).toBeVisible();
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toHaveAttribute('dir', 'auto');
  });
});

describe('a season that cannot be shown', () => {
  it.each([
    '/tv/7/season/abc',
    '/tv/7/season/-1',
    '/tv/7/season/02',
    '/tv/7/season/1.5',
    '/tv/7/season/9999999',
    '/tv/0/season/1',
    '/tv/x/season/1',
  ])('is not found at %s, and never asked for', async (path) => {
    const seasonsOf = vi.fn(stubShows(SHOW, SECOND).seasonsOf);
    await openSeason({ ...stubShows(SHOW, SECOND), seasonsOf }, { path });
    await expect.element(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
    expect(seasonsOf).not.toHaveBeenCalled();
  });

  it.each(['/tv/7/season/9', '/tv/8/season/1'])('is not found where the provider knows none: %s', async (path) => {
    const { told } = await showSeason(SECOND, { path });
    await expect.element(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
    expect(told).toEqual([]);
  });

  it('is shown nevertheless where something of it was seen (product.md, Shows: lost episodes)', async () => {
    await showSeason(SECOND, { path: '/tv/7/season/2019', library: kept({ '2019': '3' }) });
    await expect.element(heading()).toHaveTextContent('Season 2019');
    await expect.element(line(0)).toHaveTextContent('Episode 3No longer in the catalogue');
  });

  it('can be tried again where it failed', async () => {
    const shows = stubShows(SHOW, SECOND);
    const seasonsOf = vi.fn(shows.seasonsOf).mockRejectedValue(new CatalogError({ kind: 'http', status: 503 }));
    const { clock } = await openSeason({ ...shows, seasonsOf });
    await clock.advance(LATER);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Failed to Load Season' })).toBeVisible();
    await expect.element(page.getByText("We couldn't load the Season content. Please try again.")).toBeVisible();
    seasonsOf.mockImplementation(shows.seasonsOf);
    await button('Try Again').click();
    await clock.settle();
    await expect.element(heading()).toHaveTextContent('Season 2');
  });
});
