// This comes first, so that the order of the layers is known before any component's style sheet.
import '#ui/styles/global.css';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import demoData from 'virtual:demo-catalogue';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withAnswerer } from '#adapters/bench/asking-ports.ts';
import { EXTREMES } from '#adapters/bench/scenario/extremes.ts';
import { Misbehaviour } from '#adapters/bench/scenario/misbehaviour.ts';
import { scenarioData } from '#adapters/bench/scenario/scenario-data.ts';
import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleCard } from '../../components/card/title-card.tsx';
import { DetailScreen } from '../detail/detail-screen.tsx';
import { ExploreScreen } from '../explore/explore-screen.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { PersonScreen } from '../person/person-screen.tsx';
import { SearchScreen } from '../search/search-screen.tsx';

interface ScreenToOpen {
  readonly element: ReactNode;
  readonly path: string;
  readonly route: string;
}

const SCREENS = {
  home: { element: <HomeScreen />, path: '/', route: '/' },
  listing: { element: <ExploreScreen />, path: '/movie', route: '/:explore' },
  list: { element: <ExploreScreen />, path: '/tv?view=list', route: '/:explore' },
  title: { element: <DetailScreen />, path: '/movie/1003', route: '/:explore/:id' },
  person: { element: <PersonScreen />, path: '/person/1001', route: '/person/:id' },
  search: { element: <SearchScreen />, path: '/search?q=script', route: '/search' },
} satisfies Record<string, ScreenToOpen>;

/** Opens a screen of the running app over a catalogue in this scenario. */
const open = async (scenario: ScenarioName, { element, path, route }: ScreenToOpen) => {
  const clock = new VirtualClock();
  const misbehaviour = new Misbehaviour({ current: [scenario] }, clock);
  const catalog = withAnswerer('catalog', new DemoCatalog(scenarioData([scenario], demoData)), misbehaviour);
  const answers: Partial<MovieCatalog> = { ...catalog, knownFilters: catalog.knownFilters ?? [] };
  const started = catalog.fetchConfiguration(new AbortController().signal).catch(() => undefined);
  await clock.advance(3_000);
  await started;
  const harness = await renderWithApp(<div style={{ paddingInline: 'var(--gutter)' }}>{element}</div>, {
    answers,
    clock,
    path,
    route,
  });
  await clock.advance(200);
  return harness;
};

beforeEach(() => page.viewport(1280, 800));

describe('slow: a screen is loading for 3 seconds, then there', () => {
  it.each([
    ['listing', SCREENS.listing],
    ['title', SCREENS.title],
  ] as const)('%s', async (_, screenToOpen) => {
    const { screen, clock } = await open('slow', screenToOpen);
    const isLoading = () => screen.container.querySelectorAll('[aria-busy=true]').length > 0;
    await clock.advance(2_700);
    expect(isLoading()).toBe(true);
    await clock.advance(200);
    await expect.poll(isLoading).toBe(false);
    await expect.poll(() => screen.container.querySelectorAll('a[href^="/movie/"], h1').length).toBeGreaterThan(0);
  });
});

describe('timeout: after four tries of the patience each call has, the screen says so', () => {
  it.each([
    // 4 tries of 10 s, and 1, 2 and 3 s between them (product.md, Errors and retry: explore policy).
    ['listing', SCREENS.listing, 46_000, 'Failed to Load Movies'],
    // 4 tries of 30 s, and 1, 2 and 3 s.
    ['title', SCREENS.title, 126_000, 'Failed to Load Details'],
    // 4 tries of 15 s, and 1, 2 and 4 s.
    ['home', SCREENS.home, 67_000, 'Failed to Load Trending Now'],
    // 4 tries of 30 s, and 1, 2 and 4 s.
    ['search', SCREENS.search, 127_000, 'Search Failed'],
  ] as const)('%s', async (_, screenToOpen, totalMs, sentence) => {
    const { screen, clock } = await open('timeout', screenToOpen);
    const heading = screen.getByRole('heading', { name: sentence });
    await clock.advance(totalMs - 1_000);
    await expect.element(heading).not.toBeInTheDocument();
    await clock.advance(1_200);
    await expect.element(heading).toBeVisible();
  });
});

describe('extreme-text: every text is text, and nothing runs over the edge', () => {
  it.each(Object.entries(SCREENS))('%s', async (_, screenToOpen) => {
    for (const width of [1280, 390]) {
      await page.viewport(width, 800);
      const { screen } = await open('extreme-text', screenToOpen);
      await expect.poll(() => screen.container.textContent?.includes('<script>')).toBe(true);
      expect(screen.container.querySelectorAll('script, img[src="x"], main b b')).toHaveLength(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await screen.unmount();
    }
  });

  it('whatever text it is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('The Lamp', '<b>', '&lt;', '\u202E'),
    );
    const name = fc.tuple(fc.constantFrom(...EXTREMES), text).map(([rewrite, base]) => rewrite(base));
    await fc.assert(
      fc.asyncProperty(name, async (title) => {
        const { screen } = await renderWithApp(<TitleCard title={aTitle({ title })} />);
        const heading = screen.container.querySelector('h2, h3');
        expect(heading?.textContent).toBe(title);
        expect(heading?.querySelectorAll('script, img, b')).toHaveLength(0);
        await screen.unmount();
      }),
      runs(60),
    );
  });
});
