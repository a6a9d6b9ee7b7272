import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import type { Season } from '#domain/shows/season.ts';
import { anEpisode, aSeason } from '#fixtures/shows/a-season.ts';
import { showsTo, everyShow } from '#fixtures/shows/every-show.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';

/** What is not out yet comes on January 1, 2027. */
const SEASONS = [aSeason(1, 3), aSeason(2, 4, 2)];

const open = async (has: Partial<Library>, seasons: readonly Season[] = SEASONS) => {
  const { asked, showCatalog } = everyShow(seasons);
  const harness = await openLibraryScreen('/up-next', has, { showCatalog, isLoaded: false });
  const count = followedShows(has.episodes ?? []).length;
  await expect
    .poll(async () => {
      await harness.clock.advance(60_000);
      return asked;
    })
    .toHaveLength(Math.min(count, 10));
  const lines = () =>
    [...document.querySelectorAll('ul[aria-label="Up next"] li')].map((line) =>
      [...line.querySelectorAll('h2, p > span:not([aria-hidden]), p > a > span, p > b')].map(
        ({ textContent }) => textContent,
      ),
    );
  return { ...harness, asked, lines };
};
const tick = (name: string) => page.getByRole('button', { name: `Seen: ${name}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const settled = (name: string) => page.getByRole('list', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('/up-next (product.md, Up next: screen)', () => {
  it('says of each show what is next, and how much of it was seen (product.md, Up next: progress)', async () => {
    const [one, two, three] = showsTo(3);
    const episodes = [
      { ...one!, seasons: { 1: '1-2@20614' } },
      { ...two!, seasons: { 1: '1-3', 2: '1-2' } },
      { ...three!, seasons: { 1: '1-3@20600' } },
    ];
    const { lines } = await open({ episodes });
    await expect.poll(lines).toEqual([
      ['Show 1', 'S1 E3', 'Part 3', '2 of 5'],
      ['Show 3', 'S2 E1', 'Part 1', '3 of 5'],
    ]);
    await expect.element(settled('Up to date')).toHaveTextContent('Show 2S2 E3 on January 1, 2027');
    await expect.element(page.getByRole('link', { name: 'S2 E1 Part 1' })).toHaveAttribute('href', '/tv/3/season/2');
    await expect.element(page.getByText('3 shows')).toBeVisible();
    expect(page.getByText(/^Checked/).elements()).toEqual([]);
    expect(document.title).toBe('Up next, Matinee');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Up next');
  });

  it('is not pressed any more once its tick was taken back (product.md, Up next: goes on)', async () => {
    const { app, lines } = await open({ episodes: showsTo(1) });
    await userEvent.click(tick('Show 1, S1 E2'));
    await expect.poll(() => lines()[0]?.[1]).toBe('S1 E3');
    await expect.element(tick('Show 1, S1 E3')).toHaveAttribute('aria-pressed', 'false');
    app.notifications.notifications$.subscribe((shown) => shown.at(-1)?.action?.run()).unsubscribe();
    await expect.element(tick('Show 1, S1 E2')).toHaveAttribute('aria-pressed', 'false');
  });

  it('veils what the episode is called, where that is wanted (product.md, Up next: shows)', async () => {
    const veiled = { veilsUnseen: true };
    const { lines } = await open({ episodes: showsTo(1), preferences: { ...EMPTY_LIBRARY.preferences, ...veiled } });
    await expect.poll(lines).toEqual([['Show 1', 'S1 E2', '1 of 5']]);
  });

  it('has beside its lines what has a day, what was seen to its end, and what is no longer followed', async () => {
    const [one, two] = showsTo(2);
    const whole = { 1: '1-3@20614', 2: '1-4@20614' };
    const { showCatalog } = everyShow([aSeason(1, 3), aSeason(2, 4)]);
    const seasonsOf: typeof showCatalog.seasonsOf = async (id, ...rest) => {
      const answer = await showCatalog.seasonsOf(id, ...rest);
      return { ...answer, details: { ...answer.details, status: id === 1 ? 'Ended' : 'Returning Series' } };
    };
    const episodes = [
      { ...one!, seasons: whole },
      { ...two!, seasons: whole },
    ];
    const given = { showCatalog: { ...showCatalog, seasonsOf }, isLoaded: false };
    const { clock } = await openLibraryScreen('/up-next', { episodes }, given);
    await expect
      .poll(async () => {
        await clock.advance(60_000);
        return settled('Seen to the end').elements().length;
      })
      .toBe(1);
    await expect.element(settled('Seen to the end')).toHaveTextContent('Show 1All 7 episodes seen');
    await expect.element(settled('Up to date')).toHaveTextContent('Show 2Up to date');
    expect(settled('Up next').elements()).toEqual([]);
    await button('More: Show 2').click();
    await button('Stop following').click();
    await expect.element(settled('No longer followed')).toHaveTextContent('Show 2');
  });

  it('goes on with a tick, where it stands, by keyboard too, and takes it back (product.md, Up next: goes on)', async () => {
    const { lines, app, emitted } = await open({ episodes: showsTo(2) });
    await expect.element(tick('Show 2, S1 E2')).toBeVisible();
    tick('Show 2, S1 E2').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tick('Show 2, S1 E3')).toHaveFocus();
    expect(emitted).toContain('S1 E2 marked as seen');
    expect(lines().map(([name]) => name)).toEqual(['Show 1', 'Show 2']);
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('link', { name: 'Show 2' })).toHaveFocus();
    expect(lines()[1]).toEqual(['Show 2', 'S2 E3 on January 1, 2027', '5 of 5']);
    await expect.poll(() => libraryOf(app).episodes[1]?.seasons[2]).toMatch(/^1-2@/);
  });

  it('stops following a show and follows it again, and the focus stays near (product.md, Shows: following)', async () => {
    const { lines, app, clock } = await open({ episodes: showsTo(3) });
    await expect.poll(lines).toHaveLength(3);
    await button('More: Show 2').click();
    await button('Stop following').click();
    await expect.poll(lines).toHaveLength(2);
    await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain('Show 3');
    await expect.element(page.getByRole('heading', { name: 'No longer followed' })).toBeVisible();
    expect(libraryOf(app).episodes[1]).toMatchObject({
      seasons: { 1: '1@19999' },
      stoppedAt: expect.any(String) as string,
    });
    await button('Follow again: Show 2').click();
    await expect.poll(lines).toHaveLength(3);
    await clock.settle();
    expect(lines().map(([name]) => name)).toEqual(['Show 1', 'Show 2', 'Show 3']);
    await expect.element(page.getByRole('heading', { name: 'No longer followed' })).not.toBeInTheDocument();
  });

  it('asks about 10 shows, and about 10 more when it is asked to (product.md, Up next: more)', async () => {
    const { asked, clock, lines } = await open({ episodes: showsTo(12) });
    await expect.element(page.getByText('Checked 10 of 12')).toBeVisible();
    expect(lines().at(-1)).toEqual(['Show 12', 'Not checked yet']);
    const top = () => document.querySelector('ul[aria-label="Up next"]')!.getBoundingClientRect().top + scrollY;
    const before = top();
    await button('Check 10 more').click();
    await clock.advance(1_000);
    await expect.element(page.getByText('12 shows')).toBeVisible();
    expect(page.getByText(/^Checked/).elements()).toEqual([]);
    expect(top()).toBe(before);
    await expect.element(button('Check 10 more')).not.toBeInTheDocument();
    expect(asked.map(([show]) => show)).toEqual(showsTo(12).map(({ id }) => id));
    expect(document.activeElement?.querySelector('ul[aria-label="Up next"]')).not.toBeNull();
  });

  it.each<[string, Partial<Library>]>([
    ['nothing was seen', {}],
    ['a show is marked, and no episode ticked', { marks: [{ id: 1, media_type: 'tv', seenAt: '2026-01-01' }] }],
  ])('says how shows come here where %s, and asks nothing (product.md, Up next: empty)', async (_, has) => {
    const { asked, clock } = await open(has);
    await expect.element(page.getByRole('heading', { name: 'Nothing is up next' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find a show' })).toHaveAttribute('href', '/tv');
    await expect.element(button('Bring your lists')).toBeVisible();
    await clock.advance(60_000);
    expect(asked).toEqual([]);
  });

  it('shows what is stopped alone below the way to other shows', async () => {
    await open({ episodes: showsTo(1).map((show) => ({ ...show, stoppedAt: '2026-11-01T10:00:00Z' })) });
    await expect.element(page.getByRole('heading', { name: 'Nothing is up next' })).toBeVisible();
    await expect.element(button('Follow again: Show 1')).toBeVisible();
  });

  it('shows any text as text, and hundreds of shows', async () => {
    const name = '<img src=x onerror=alert(1)> مسلسل '.repeat(8);
    const episodes = showsTo(400).map((show) => ({ ...show, name }));
    const season = { ...SEASONS[0]!, episodes: [1, 2].map((episode_number) => anEpisode({ episode_number, name })) };
    await open({ episodes }, [season]);
    await expect.element(page.getByText('Checked 10 of 400')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    expect(document.querySelectorAll('ul[aria-label="Up next"] li').length).toBeLessThan(60);
  });

  it('has the first 20 of hundreds beside its lines, and the others by one press (product.md, Up next: screen)', async () => {
    await open({ episodes: showsTo(120).map((show) => ({ ...show, stoppedAt: '2026-11-01T10:00:00Z' })) });
    const stopped = () => settled('No longer followed').element().querySelectorAll('li').length;
    await expect.poll(stopped).toBe(20);
    await button('Show all 120').click();
    await expect.poll(stopped).toBe(120);
    await expect.element(settled('No longer followed')).toHaveFocus();
  });

  it.each([390, 1280])('has controls for fingers at %i px', async (width) => {
    await page.viewport(width, 900);
    await open({ episodes: showsTo(1) });
    await expect.element(tick('Show 1, S1 E2')).toBeVisible();
    for (const each of [tick('Show 1, S1 E2'), button('More: Show 1')]) {
      const box = each.element().getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('what was not checked yet (product.md, Up next: awaited)', () => {
  const placeholders = () => document.querySelectorAll('main ul[aria-busy="true"] li[aria-hidden="true"]').length;
  const texts = () =>
    [...document.querySelectorAll('ul[aria-label="Up next"] li')].map(
      (line) => line.querySelector('p > span, p > a > span')?.textContent ?? '',
    );
  /** What is next comes first, then what was not checked, then the rest. */
  const rankOf = (text: string) => (/^S\d+ E\d+$/.test(text) ? 0 : text === 'Not checked yet' ? 1 : 2);
  /** Every other show was seen to its end. */
  const followed = (count: number) =>
    showsTo(count).map((show, at) => (at % 2 === 0 ? { ...show, seasons: { 1: `1-3@${20_000 - at}` } } : show));

  it.each<[string, number, (id: number) => boolean]>([
    ['all are answered', 7, () => true],
    ['there are more than ten', 13, () => true],
    ['half of the answers fail', 8, (id) => id > 4],
    ['one fails between the others', 5, (id) => id !== 3],
    ['none is answered', 4, () => false],
  ])('is never above what is next where %s, and no show changes its place', async (_, count, isAnswered) => {
    const { showCatalog } = everyShow([aSeason(1, 3)]);
    const seasonsOf: typeof showCatalog.seasonsOf = (id, ...rest) =>
      isAnswered(id) ? showCatalog.seasonsOf(id, ...rest) : Promise.reject(new Error('No answer'));
    const given = { showCatalog: { ...showCatalog, seasonsOf }, isLoaded: false };
    const { clock } = await openLibraryScreen('/up-next', { episodes: followed(count) }, given);
    await clock.advance(1_000);
    await expect.poll(placeholders).toBe(Math.min(count, 10));
    expect(texts()).toEqual([]);
    const trouble: unknown[] = [];
    let names: readonly string[] = [];
    const look = () => {
      const ranks = texts().map(rankOf);
      const now = [...document.querySelectorAll('ul[aria-label="Up next"] h2')].map(({ textContent }) => textContent);
      if (
        String(ranks) !== String(ranks.toSorted((a, b) => a - b)) ||
        String(now.slice(0, names.length)) !== String(names)
      )
        trouble.push([texts(), names, now]);
      names = now;
    };
    await expect
      .poll(async () => {
        await clock.advance(500);
        look();
        return placeholders();
      })
      .toBe(0);
    const shown = () => document.querySelectorAll('main li').length;
    await expect.poll(shown).toBe(count);
    look();
    expect(trouble).toEqual([]);
  });
});

describe('the cards of lists (product.md, Up next: cards)', () => {
  const title = { id: 1, media_type: 'tv' as const, name: 'Show 1', addedAt: '2026-11-20T12:00:00Z' };

  it.each<[string, Partial<Library>]>([
    ['/watchlist', { watchlist: [title] }],
    ['/watchlist?view=list', { watchlist: [title] }],
    ['/favorites', { favorites: [title] }],
    ['/seen', { marks: [{ ...title, seenAt: '2020-01-01' }] }],
    ['/seen?view=list', { marks: [{ ...title, rating: 8 }] }],
    ['/collections?open=c1', { collections: [{ id: 'c1', name: 'Rainy', description: '', movies: [title] }] }],
  ])('at %s say how much of a show was seen, and nothing is asked for it', async (address, has) => {
    const { showCatalog, asked } = everyShow(SEASONS);
    const answeredAt = Date.parse('2026-11-21T11:00:00Z');
    const titleMemory = {
      recall: async () => new Map([['tv:1', { answeredAt, show: { answeredAt, seasons: SEASONS } }]]),
      remember: async () => undefined,
    };
    const { clock } = await openLibraryScreen(address, { ...has, episodes: showsTo(1) }, { showCatalog, titleMemory });
    await expect.element(page.getByText(/\b\d of 5\b/).first()).toBeInTheDocument();
    await clock.advance(60_000);
    expect(asked).toEqual([]);
  });
});

it.each(['/watchlist', '/seen'])('is reached from %s (product.md, Up next: ways)', async (address) => {
  await openLibraryScreen(address, {
    watchlist: [{ id: 1, addedAt: '2026-11-20T12:00:00Z' }],
    marks: [{ id: 1, seenAt: null }],
  });
  await expect.element(page.getByRole('link', { name: 'Up next' })).toHaveAttribute('href', '/up-next');
});
