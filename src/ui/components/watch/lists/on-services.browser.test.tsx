import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { EMPTY_LIBRARY, type Choices, type Library } from '#domain/library/library.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { stubWatchOptions } from '#fixtures/stub-watch-options.ts';
import { aSaved, openLibraryScreen } from '#fixtures/ui/open-library-screen.tsx';
import { openListing } from '#fixtures/ui/open-listing.tsx';
import { aService } from '#fixtures/ui/open-watch.tsx';

const CHOSEN = { watchRegion: 'DE', watchServices: [8, 337] };
const preferencesOf = (choices: Choices) => ({ ...EMPTY_LIBRARY.preferences, ...choices });
const movies = [1, 2, 3, 4].map((id) => aSaved({ id, addedAt: `2026-11-2${id}T00:00:00Z` }));
const LISTS: Partial<Library> = {
  watchlist: movies,
  favorites: movies,
  collections: [{ id: 'c1', name: 'Rainy', description: '', movies }],
};
const ADDRESSES = ['/watchlist', '/favorites', '/collections?open=c1'];

/** Even ids are on service 8. */
const even: WatchOptions['optionsOf'] = async ({ id }) =>
  id % 2 === 0 ? { ...NO_OFFERS, stream: [aService(8)] } : { ...NO_OFFERS, rent: [aService(8)] };

const open = async (address: string, choices: Choices = CHOSEN, optionsOf = vi.fn(even)) => {
  const has = { ...LISTS, preferences: preferencesOf(choices) };
  const harness = await openLibraryScreen(address, has, { watchOptions: stubWatchOptions({ optionsOf }) });
  const pass = async (ms: number) => {
    // The code comes in the browser's own time.
    await expect.poll(() => harness.screen.getByText('Data by').elements()).not.toHaveLength(0);
    await expect
      .poll(async () => {
        await harness.clock.advance(ms);
        return optionsOf;
      })
      .toHaveBeenCalled();
  };
  return {
    ...harness,
    optionsOf,
    pass,
    titles: () => harness.texts('h2, h3').filter((text) => text?.startsWith('Movie')),
  };
};

const control = page.getByRole('button', { name: 'On my services', exact: true });
const openFilters = () => page.getByRole('button', { name: 'Filters' }).click();
const filters = page.getByRole('dialog', { name: 'Filters' });
const showFiltered = () => filters.getByRole('button', { name: /^Show/ }).click();
const openMore = async () => {
  await openFilters();
  await filters.getByText('More filters').click();
};

beforeEach(() => page.viewport(1280, 900));

describe.each(ADDRESSES)('on my services at %s (product.md, Where to watch: on my services)', (address) => {
  it('is not there, and asks nothing, until services are chosen', async () => {
    const { optionsOf, clock, screen } = await open(address, {});
    await expect.element(page.getByText('Movie 1').first()).toBeInTheDocument();
    await clock.advance(10_000);
    await openMore();
    await expect.element(filters.getByLabelText('Your rating')).toBeVisible();
    expect(control.elements()).toHaveLength(0);
    expect(screen.getByText('Data by').elements()).toHaveLength(0);
    expect(optionsOf).not.toHaveBeenCalled();
  });

  it('says on cards what is on them (product.md, Where to watch: badge), and where it is known from', async () => {
    const { pass, screen } = await open(address);
    await openMore();
    await expect.element(control).toHaveAttribute('aria-pressed', 'false');
    await showFiltered();
    await pass(10_000);
    await expect.poll(() => screen.getByText('On your services').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('link', { name: 'JustWatch' })).toBeVisible();
  });

  it('leaves what is on them, in the address', async () => {
    const { pass, titles, router } = await open(address);
    await openMore();
    await expect.element(control).toBeVisible();
    await control.click();
    await showFiltered();
    await pass(10_000);
    await expect.poll(() => titles().toSorted()).toEqual(['Movie 2', 'Movie 4']);
    expect(new URLSearchParams(router.state.location.search).get('services')).toBe('mine');
    await page.getByRole('button', { name: 'Remove filter: On my services' }).click();
    await expect.poll(titles).toHaveLength(4);
  });
});

it('leaves what came to them lately, in the address, once services are chosen (product.md, News: filter)', async () => {
  const titleMemory = new MemoryAnswers<RememberedParts>();
  const answeredAt = new VirtualClock().now().getTime();
  for (const { id } of movies) {
    const sighting = { seenAt: answeredAt, ...(id === 3 && { since: answeredAt }) };
    const offers = { DE: { streams: [8], names: { 8: 'Lumen' }, sightings: { 8: sighting }, answeredAt } };
    titleMemory.answers.set(`movie:${id}`, { offers, answeredAt });
  }
  const has = { ...LISTS, preferences: preferencesOf(CHOSEN) };
  const { texts, router } = await openLibraryScreen('/watchlist', has, { titleMemory });
  await openMore();
  await filters.getByRole('button', { name: 'New on my services' }).click();
  await filters.getByRole('button', { name: 'Show 1 title' }).click();
  await expect.poll(() => texts('h2').filter((text) => text?.startsWith('Movie'))).toEqual(['Movie 3']);
  expect(new URLSearchParams(router.state.location.search).get('new')).toBe('mine');
  await page.getByRole('button', { name: 'Remove filter: New on my services' }).click();
  await expect.poll(() => texts('h2').filter((text) => text?.startsWith('Movie'))).toHaveLength(4);
});

it('is asked of what was seen only while the filter is on (product.md, Where to watch: on my services)', async () => {
  const optionsOf = vi.fn(even);
  const marks = [1, 2].map((id) => ({ id, title: `Movie ${id}`, seenAt: '2026-11-20' }));
  const { names, clock } = await openLibraryScreen(
    '/seen',
    { marks, preferences: preferencesOf(CHOSEN) },
    { watchOptions: stubWatchOptions({ optionsOf }) },
  );
  await clock.advance(10_000);
  expect(optionsOf).not.toHaveBeenCalled();
  await openMore();
  await control.click();
  // Nothing is known of these titles yet.
  await expect.element(filters.getByRole('button', { name: 'Show titles' })).toBeVisible();
  await showFiltered();
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return names();
    })
    .toEqual(['Movie 2']);
});

describe('the check of a list (product.md, Where to watch: checks)', () => {
  it('begins with the newest title, and says how far it is', async () => {
    const { pass, optionsOf, screen } = await open(
      '/watchlist?services=mine',
      CHOSEN,
      vi.fn<WatchOptions['optionsOf']>(() => new Promise<never>(() => undefined)),
    );
    await pass(100);
    await expect.element(screen.getByText('Checked 0 of 4')).toBeVisible();
    await expect.element(screen.getByText('None of these is known to be on your services yet.')).toBeVisible();
    expect(optionsOf.mock.calls.map(([{ id }]) => id)).toEqual([4, 3, 2]);
  });

  it('is told in one line with what a filter asks for (product.md, Lists: asked)', async () => {
    const { pass } = await open(
      '/watchlist?services=mine&genre=18',
      CHOSEN,
      vi.fn<WatchOptions['optionsOf']>(() => new Promise<never>(() => undefined)),
    );
    await pass(100);
    await expect.poll(() => page.getByText(/^Checked \d of \d$/).elements()).toHaveLength(1);
  });

  it('ends with a sentence where none is on them, and a way back', async () => {
    const { pass, titles } = await open('/watchlist?services=mine', { ...CHOSEN, watchServices: [9] });
    await pass(10_000);
    await expect.element(page.getByText('None of these is on your services.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all of them' }).click();
    await expect.poll(titles).toHaveLength(4);
  });
});

describe('a listing (product.md, Where to watch: explore)', () => {
  const listing = async (path: string, choices: Choices) => {
    const harness = await openListing(path, undefined, { library: { preferences: preferencesOf(choices) } });
    return harness;
  };

  it.each(['/trending', '/coming-soon', '/top-rated', '/awards'])('%s has no such switch', async (path) => {
    const { asked } = await listing(`${path}?services=mine`, CHOSEN);
    expect(control.elements()).toHaveLength(0);
    expect(asked()[0]).not.toHaveProperty('watch');
  });

  it.each(['/movie', '/tv'])('%s asks for what is on the services, and for all again', async (path) => {
    const { asked, address } = await listing(path, CHOSEN);
    const show = async () => {
      await openFilters();
      await control.click();
      await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    };
    await show();
    await expect.poll(() => asked().at(-1)).toMatchObject({ watch: { region: 'DE', services: [8, 337] } });
    expect(address()).toBe(`${path}?services=mine`);
    await expect.element(page.getByRole('link', { name: 'JustWatch' })).toBeVisible();
    await show();
    await expect.poll(() => asked().at(-1)).not.toHaveProperty('watch');
  });

  it('asks as ever without services, whatever the address says, once the library is there', async () => {
    const { asked, app, clock } = await listing('/movie?services=mine', {});
    expect(asked()).toEqual([]);
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
    // The next page may be asked for by then.
    await expect.poll(() => asked()[0]).toEqual({ listing: 'movie', sort: 'popularity.desc', page: 1 });
    expect(control.elements()).toHaveLength(0);
  });
});

it('picks one of those that the switch leaves (product.md, Pick: shown)', async () => {
  const { pass } = await open(
    '/watchlist?services=mine',
    { ...CHOSEN },
    vi.fn<WatchOptions['optionsOf']>(async ({ id }) => ({ ...NO_OFFERS, stream: id === 3 ? [aService(8)] : [] })),
  );
  await pass(10_000);
  await page.getByRole('button', { name: 'Pick one for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick one for me' });
  await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('Movie 3');
});
