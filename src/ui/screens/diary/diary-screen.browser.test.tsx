import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dayNumber } from '#domain/days/day-of-time.ts';
import type { Library } from '#domain/library/library.ts';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

const DUST = {
  id: 1,
  media_type: 'movie',
  title: 'Dust Parade',
  release_date: '1968-05-01',
  runtime: 90,
  seenAt: '2026-11-18',
  rating: 8,
  viewings: { '2026-11-18': { note: 'with Jonas' }, '2026-10-03': {}, '': { rating: 3 } },
} as const;
const HAS: Partial<Library> = {
  marks: [
    DUST,
    { id: 2, media_type: 'movie', title: 'Brass Lullaby', seenAt: '2026-11-17' },
    { id: 3, media_type: 'movie', title: 'Rated alone', rating: 2 },
  ],
  episodes: [{ id: 9, name: 'Nine Dials', seasons: { '2': `1-4@${dayNumber('2026-11-18')}` } }],
};

const lines = () =>
  [...document.querySelectorAll('main ul[aria-label="Diary"] > li')].map(({ textContent }) => textContent);

beforeEach(async () => {
  await page.viewport(1440, 900);
  window.scrollTo(0, 0);
});

describe('the diary', () => {
  it('has a line for each title and day, by months (product.md, Diary: lines) (product.md, Diary: months)', async () => {
    const { screen } = await openLibraryScreen('/diary', HAS);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diary');
    await expect.poll(lines).toHaveLength(8);
    expect(lines()).toEqual([
      expect.stringMatching(/^November 20262 films, 4 episodes, at least 2 hours$/),
      expect.stringMatching(/Dust Parade8\/101968Third timewith Jonas$/),
      expect.stringMatching(/Nine Dials4 episodesS2 E1 to E4$/),
      expect.stringMatching(/Brass Lullaby/),
      expect.stringMatching(/^October 20261 film, 2 hours$/),
      expect.stringMatching(/Dust Parade8\/101968Again$/),
      expect.stringMatching(/^Some time1 film, 2 hours$/),
      expect.stringMatching(/Dust Parade3\/101968$/),
    ]);
    await expect.element(screen.getByText('4 films, 4 episodes')).toBeVisible();
    // Headings are none of the lines that are counted.
    const places = [...document.querySelectorAll('main ul[aria-label="Diary"] > li')].map((line) =>
      ['posinset', 'setsize'].map((name) => line.getAttribute(`aria-${name}`)),
    );
    expect(places.filter(([place]) => place !== null)).toEqual(['1', '2', '3', '4', '5'].map((place) => [place, '5']));
  });

  it('says of episodes that were seen before that it was again (product.md, Diary: lines)', async () => {
    const on = (day: string) => `1-2@${dayNumber(day)}`;
    const seasons = { '1': on('2024-02-29'), '2026-11-20T12:00:00.000Z/1': on('2026-11-21') };
    await openLibraryScreen('/diary', { episodes: [{ id: 9, name: 'Nine Dials', seasons }] });
    await expect.poll(lines).toHaveLength(4);
    expect(lines()[1]).toMatch(/S1 E1 to E2Again$/);
    expect(lines()[3]).toMatch(/S1 E1 to E2$/);
  });

  it('leads from episodes to their season, from a title to it, and from a count to its lines (product.md, Diary: years)', async () => {
    const { screen, address } = await openLibraryScreen('/diary', HAS);
    await expect.element(screen.getByRole('link', { name: 'Nine Dials' })).toHaveAttribute('href', '/tv/9/season/2');
    await expect.element(screen.getByRole('link', { name: 'Brass Lullaby' })).toHaveAttribute('href', '/movie/2');
    await screen.getByRole('link', { name: 'October', exact: true }).click();
    await expect.poll(lines).toHaveLength(2);
    expect(address()).toBe('/diary?when=2026-10');
    await screen.getByRole('button', { name: /In October 2026/ }).click();
    await expect.poll(lines).toHaveLength(8);
  });

  it.each([
    ['/diary?when=some', ['Dust Parade']],
    ['/diary?again=yes', ['Dust Parade', 'Dust Parade']],
    ['/diary?weekday=3&when=2026', ['Dust Parade', 'Nine Dials']],
    ['/diary?type=tv', ['Nine Dials']],
    ['/diary?find=brass', ['Brass Lullaby']],
    ['/diary?rating=8', ['Dust Parade', 'Dust Parade']],
    ['/diary?rating=3&most=3', ['Dust Parade']],
    ['/diary?view=grid&rating=3&most=3', []],
    ['/diary?view=grid&when=2026-11', ['Dust Parade', 'Brass Lullaby']],
    ['/diary?view=grid', ['Dust Parade', 'Brass Lullaby', 'Rated alone']],
    ['/seen', ['Dust Parade', 'Brass Lullaby', 'Rated alone']],
  ])('%s has %o (product.md, Diary: filter) (product.md, Diary: looks)', async (address, expected) => {
    await openLibraryScreen(address, HAS);
    const names = () =>
      [...document.querySelectorAll('main li :is(h3, h2:not(:has(~ span)))')].map(({ textContent }) => textContent);
    await expect.poll(() => names().filter((name) => !/\d{4}$|^Some time/.test(name ?? ''))).toEqual(expected);
  });

  it.each([
    [
      '/diary',
      { marks: [{ id: 3, title: 'Rated alone', rating: 2 }] },
      'Nothing is marked as seen yet.',
      'Show titles',
    ],
    ['/diary?view=grid', { episodes: HAS.episodes ?? [] }, 'No title is seen as a whole yet.', 'Show days'],
  ])(
    '%s leads to the other look where that alone has something (product.md, Diary: empty)',
    async (at, has, says, way) => {
      const { press } = await openLibraryScreen(at, has);
      await expect.element(page.getByText(says)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'More', exact: true })).toBeVisible();
      await press(way);
      await expect.element(page.getByText(says)).not.toBeInTheDocument();
      await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  );

  it('says that nothing matches, and shows all again (product.md, Diary: filter)', async () => {
    const { press } = await openLibraryScreen('/diary?when=1999', HAS);
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
    await press('Clear all');
    await expect.poll(lines).toHaveLength(8);
  });

  it.each(['/diary', '/seen', '/seen?view=days'])(
    'has its looks in one order at %s (product.md, Diary: looks)',
    async (address) => {
      const { screen } = await openLibraryScreen(address, HAS);
      const looks = screen.getByRole('group', { name: 'View' });
      await expect.element(looks).toBeVisible();
      const names = [...looks.element().querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel);
      expect(names).toEqual(['By day', 'Grid view', 'List view']);
    },
  );

  it('has one select, the looks, and nothing to select by day; by title as lists have it', async () => {
    const { screen, address, press } = await openLibraryScreen('/diary', HAS);
    await expect.element(screen.getByLabelText('Show', { exact: true })).toBeVisible();
    expect(screen.getByLabelText('Sort by').elements()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Descending' }).elements()).toHaveLength(0);
    await press('Grid view');
    expect(address()).toBe('/diary?view=grid');
    await expect.element(screen.getByLabelText('Sort by')).toBeVisible();
    await press('By day');
    expect(address()).toBe('/diary');
  });
});
