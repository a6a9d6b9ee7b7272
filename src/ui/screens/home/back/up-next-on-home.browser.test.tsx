import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import type { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { showsTo, everyShow } from '#fixtures/shows/every-show.ts';
import { renderWithApp, type Surroundings } from '#fixtures/ui/render-with-app.tsx';
import { HomeScreen } from '../home-screen.tsx';

const trending = [aTitle({ id: 1, title: 'Title 1' })];
const row = page.getByRole('region', { name: 'Up next' });
const collections = page.getByRole('region', { name: 'My Collections' });
const seasons = [aSeason(1, 3)];

const open = async (
  has: Partial<Library>,
  failing: readonly number[] = [],
  around: Pick<Surroundings, 'homeMemory'> = {},
) => {
  const { showCatalog, asked } = everyShow(seasons);
  const left = new Set(failing);
  /** Fails once for those. */
  const seasonsOf: typeof showCatalog.seasonsOf = (id, ...rest) =>
    left.delete(id) ? Promise.reject(new Error('No answer')) : showCatalog.seasonsOf(id, ...rest);
  const harness = await renderWithApp(<HomeScreen />, {
    trending,
    library: { ...EMPTY_LIBRARY, ...has },
    showCatalog: { ...showCatalog, seasonsOf },
    answers: { fetchHomeRow: async () => trending },
    ...around,
  });
  await expect.element(collections).toBeInTheDocument();
  return { ...harness, asked };
};
const texts = () =>
  [...row.element().querySelectorAll('li')].map((show) =>
    [...show.querySelectorAll('h3, h3 + p > span')].map(({ textContent }) => textContent).join(', '),
  );
const asks = async (clock: VirtualClock, text: string): Promise<void> => {
  await expect
    .poll(async () => {
      await clock.advance(10_000);
      return texts()[0];
    })
    .toBe(text);
};

beforeEach(() => page.viewport(1280, 900));

describe("'Up next' on home (product.md, Up next: row)", () => {
  it('has show, episode, its name and a tick, below the banner, and leads to all and to the calendar', async () => {
    const { clock, asked } = await open({ episodes: showsTo(1) });
    await asks(clock, 'Show 1, S1 E2, Part 2');
    expect(asked).toEqual([[1, [1, 2]]]);
    await expect.element(row.getByRole('link', { name: 'Show 1' })).toHaveAttribute('href', '/tv/1');
    await expect.element(row.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/up-next');
    await expect.element(row.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar');
    const first = page.getByRole('region', { name: 'Trending Now' }).element();
    expect(row.element().compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect.element(collections.getByRole('link', { name: 'Calendar' })).not.toBeInTheDocument();
  });

  it('goes on at once with a tick, and says so at the end (product.md, Up next: goes on)', async () => {
    const { clock } = await open({ episodes: showsTo(1) });
    await asks(clock, 'Show 1, S1 E2, Part 2');
    await userEvent.click(row.getByRole('button', { name: 'Seen: Show 1, S1 E2' }));
    await userEvent.click(row.getByRole('button', { name: 'Seen: Show 1, S1 E3' }));
    await expect.poll(texts).toEqual(['Show 1, Up to date']);
    await expect.element(row.getByRole('link', { name: 'Show 1' })).toHaveFocus();
  });

  it('holds the place of a line for who was up to date at the last visit, until it is known (product.md, Home: back)', async () => {
    const kept: (readonly string[])[] = [];
    const homeMemory = {
      recall: () => ['line'] as const,
      remember: (parts: readonly string[]) => void kept.push(parts),
    };
    const seen = [{ ...showsTo(1)[0]!, seasons: { 1: '1-3' } }];
    const { clock } = await open({ episodes: seen }, [], { homeMemory });
    await expect.element(row).toBeInTheDocument();
    const heights = () => [...row.element().querySelectorAll('li')].map((each) => each.getBoundingClientRect().height);
    const [held] = heights();
    expect(heights()).toHaveLength(1);
    await asks(clock, '');
    await expect.element(row.getByText('You are up to date.')).toBeVisible();
    expect(heights()).toEqual([held]);
    expect(kept.every((parts) => parts.includes('line'))).toBe(true);
  });

  it('has 8 shows at most, those that are next first, and of 200 it asks about 10 (product.md, Up next: asked)', async () => {
    const { clock, asked } = await open({ episodes: showsTo(200) });
    await asks(clock, 'Show 1, S1 E2, Part 2');
    await clock.advance(10 * 60_000);
    expect(asked).toHaveLength(10);
    expect(texts()).toHaveLength(8);
  });

  it.each<[string, number, readonly number[], readonly string[]]>([
    [
      'one that turns out to be up to date has no place',
      10,
      [],
      [2, 3, 4, 5, 6, 7, 8, 9].map((id) => `Show ${id}, S1 E2, Part 2`),
    ],
    [
      'what fails is behind what is next',
      4,
      [3],
      [...[2, 4].map((id) => `Show ${id}, S1 E2, Part 2`), 'Show 3, Not checked yet'],
    ],
  ])(
    'has placeholders until what is next is known: %s (product.md, Up next: awaited)',
    async (_, count, failing, expected) => {
      const [first, ...others] = showsTo(count);
      const { clock } = await open({ episodes: [{ ...first!, seasons: { 1: '1-3@20001' } }, ...others] }, failing);
      await expect.poll(texts).toEqual(Array.from({ length: Math.min(count, 8) }, () => ''));
      await expect
        .poll(async () => {
          await clock.advance(1_000);
          expect(texts().join('; ')).not.toMatch(/not checked yet.*S\d/i);
          return texts();
        })
        .toEqual(expected);
    },
  );

  it.each<[string, Partial<Library>]>([
    ['nothing was seen', {}],
    ['a show is marked as a whole', { marks: [{ id: 1, media_type: 'tv', seenAt: null }] }],
    ['no show is followed', { episodes: showsTo(1).map((show) => ({ ...show, stoppedAt: '2026-11-01T10:00:00Z' })) }],
  ])('is not there where %s, and nothing is asked', async (_, has) => {
    const { clock, asked } = await open(has);
    await clock.advance(10 * 60_000);
    await expect.element(row).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('holds its room while it is not known', async () => {
    const { clock } = await open({ episodes: showsTo(4) });
    await expect.element(row).toBeInTheDocument();
    const before = row.element().getBoundingClientRect().height;
    await asks(clock, 'Show 1, S1 E2, Part 2');
    expect(row.element().getBoundingClientRect().height).toBe(before);
  });
});
