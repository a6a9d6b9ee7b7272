// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Credits } from '#domain/credits.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { YearScreen } from './year-screen.tsx';

const DRAMA = { id: 18, name: 'Drama' };

const film = (id: number, fields: Partial<MarkedTitle> = {}): MarkedTitle => ({
  id,
  media_type: 'movie',
  title: `Film ${id}`,
  release_date: '1994-05-06',
  seenAt: '2026-01-03',
  ...fields,
});

const MARKS = [
  film(1, { seenAt: '2026-11-20', viewings: { '2026-11-20': {}, '2026-01-05': {} }, rating: 8 }),
  film(2),
  film(3, { seenAt: '2025-05-05' }),
];

const details = async ({ id }: { readonly id: number }): Promise<TitleDetails> => ({
  ...aTitle({ id }),
  genres: [DRAMA],
  created_by: [],
  original_language: 'en',
  countries: ['GB'],
  ...(id === 1 && { runtime: 120 }),
});

const [INES, BO] = ['Ines', 'Bo'].map((name, at) => ({ id: 7 + at, name }));
const CREDITS: Credits = {
  cast: [{ ...BO!, character: 'The clerk', profile_path: null }],
  crew: [{ ...INES!, job: 'Director', department: 'Directing' }],
};

interface Opening {
  readonly year?: string;
  readonly isOnline?: boolean;
}

const open = async (has: Partial<Library>, { year = '2026', isOnline = true }: Opening = {}) => {
  const harness = await renderWithApp(
    <main>
      <YearScreen />
    </main>,
    {
      path: `/year/${year}`,
      route: '/year/:year',
      library: { ...EMPTY_LIBRARY, ...has },
      answers: { fetchDetails: details, fetchGenres: async () => [DRAMA], fetchCredits: async () => CREDITS },
      browser: { online$: of(isOnline) },
    },
  );
  const { app, clock } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  await clock.advance(1_000);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  /** What is asked, and what it says, comes in several steps. */
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await clock.advance(300);
      check();
    }, 10_000);
  return { ...harness, until };
};

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const pathOf = (name: string) => link(name).element().getAttribute('href');

beforeEach(() => page.viewport(1280, 900));

describe('a year (product.md, Your year: screen)', () => {
  it('has its number, how far it goes, its four figures, and the other years', async () => {
    const { until } = await open({ marks: MARKS });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2026');
    expect(document.title).toBe('Your 2026, Matinee');
    await until(() => expect(texts('main h1 ~ p')).toEqual(['Your year, to November 21']));
    expect(texts('main dl:first-of-type > div > dt').slice(0, 4)).toEqual([
      'films, 1 of them again',
      'episodes',
      'hours, of 2 of 3 known',
      'your average, of 1 rating',
    ]);
    expect(texts('nav[aria-label=Years] a')).toEqual(['2026', '2025', 'All time']);
    await expect.element(link('2026')).toHaveAttribute('aria-current', 'page');
    expect(pathOf('All time')).toBe('/year/all');
    expect(pathOf('Diary')).toBe('/diary');
  });

  it('has charts with tables for those who listen, in which each number leads to the diary (product.md, Your year: charts)', async () => {
    await open({ marks: MARKS });
    await expect.element(page.getByRole('img', { name: 'Films by month: January 2, the most' })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Films by month' })).toBeVisible();
    expect(pathOf('November: 1 film')).toBe('/diary?when=2026-11');
    expect(pathOf('Saturday: 1 film')).toBe('/diary?when=2026&weekday=6');
    expect(pathOf('8 of 10: 1 title')).toBe('/diary?rating=8&most=8&when=2026');
    expect(texts('table[class] thead th').slice(0, 2)).toEqual(['January', 'February']);
  });

  it('has names that lead to the diary (product.md, Your year: figures lead)', async () => {
    const { until } = await open({ marks: MARKS });
    await until(() => expect(link('Drama').elements()).toHaveLength(1));
    const names = ['1990s', 'Drama', 'United Kingdom', 'English', 'Ines', 'Bo'];
    expect(names.map(pathOf)).toEqual([
      '/diary?from=1990&to=1999&when=2026',
      '/diary?genre=18&when=2026',
      '/diary?country=GB&when=2026',
      '/diary?language=en&when=2026',
      '/diary?person=7&when=2026',
      '/diary?person=8&when=2026',
    ]);
  });

  it('has lists and days that lead to what they tell of (product.md, Your year: figures lead)', async () => {
    const show: MarkedTitle = { id: 9, media_type: 'tv', name: 'Nine Dials', seenAt: '2026-02-01' };
    const { until } = await open({ marks: [...MARKS.map((mark) => ({ ...mark, rating: 1 })), show] });
    const longestDay = () =>
      [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Longest day')?.nextElementSibling;
    await until(() => expect(longestDay()).toHaveTextContent('November 20, 2026'));
    expect(longestDay()?.querySelector('a')?.getAttribute('href')).toBe('/diary?when=2026-11-20');
    const ways = ['Again and again', 'Where you differ most', 'Shows finished'].map((name) =>
      page.getByRole('region', { name }).getByRole('link', { name: 'In the diary' }).element().getAttribute('href'),
    );
    expect(ways).toEqual(['/diary?when=2026&again=yes', '/diary?rating=1&when=2026', '/diary?when=2026&type=tv']);
  });

  it('moves nothing as more becomes known (product.md, Your year: asked)', async () => {
    const { until } = await open({ marks: MARKS });
    const places = () =>
      [...document.querySelectorAll('main h2')].map((heading) => heading.getBoundingClientRect().top);
    const before = places();
    expect(before.length).toBeGreaterThan(8);
    await until(() => expect(link('English').elements()).toHaveLength(1));
    expect(places().slice(0, before.length)).toEqual(before);
  });

  it('is of all time by years, without a year in where it leads', async () => {
    await open({ marks: MARKS }, { year: 'all' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('All time');
    expect(pathOf('2025: 1 film')).toBe('/diary?when=2025');
    expect(pathOf('1990s')).toBe('/diary?from=1990&to=1999');
  });

  it('has room for 3,000 films, and names of 200 letters (product.md, Your year: charts)', async () => {
    await page.viewport(390, 844);
    const name = 'The Extraordinarily Long Tale of a Projectionist '.repeat(5).slice(0, 200);
    const day = (at: number) =>
      `2026-${String(1 + (at % 11)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
    const marks = Array.from({ length: 3_000 }, (_, at) => film(at + 1, { title: name, seenAt: day(at), rating: 7 }));
    await open({ marks });
    await expect.element(page.getByRole('link', { name: /^3,000\s*films$/ })).toBeVisible();
    await expect.element(page.getByText('a dot is five films')).toBeVisible();
    const heights = [...document.querySelectorAll('main svg[viewBox^="0 "]')].map((each) => rectOf(each).height);
    expect(Math.max(...heights)).toBeLessThan(400);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('says that nothing was seen, and what to do (product.md, Your year: empty)', async () => {
    await open({ marks: MARKS }, { year: '2024' });
    await expect.element(page.getByRole('heading', { name: 'Nothing seen in 2024' })).toBeVisible();
    expect(pathOf('Find a title')).toBe('/movie');
  });

  it('says offline that there may be more (product.md, Your year: asked)', async () => {
    const { until } = await open({ marks: MARKS }, { isOnline: false });
    await until(() => expect(document.body.textContent).toContain('You are offline'));
    await expect.element(page.getByText('films, 1 of them again').first()).toBeVisible();
  });

  it.each(['abcd', '99999'])('%s is none (product.md, Your year: years)', async (year) => {
    await open({ marks: MARKS }, { year });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Content Not Found');
  });

  it('has room for a finger on a phone (product.md, Your year: charts)', async () => {
    await page.viewport(390, 844);
    await open({ marks: MARKS.map((mark) => ({ ...mark, rating: mark.id })) });
    await expect.element(page.getByRole('table').first()).toBeVisible();
    const small = [...document.querySelectorAll('main a')]
      .map((each) => ({ name: each.textContent, ...rectOf(each) }))
      .filter(({ width, height }) => width < 44 || height < 44);
    expect(small).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

/** With what stretches it over its line. */
const rectOf = (element: Element) => {
  const isStretched = getComputedStyle(element, '::after').position === 'absolute' && !element.closest('nav');
  const { width, height } = (isStretched ? (element.closest('div') ?? element) : element).getBoundingClientRect();
  return { width: Math.round(width * 10) / 10, height };
};
