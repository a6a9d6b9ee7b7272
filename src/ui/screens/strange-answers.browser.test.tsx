// This comes first, so that the order of the layers is known before any component's style sheet.
import '#ui/styles/global.css';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answeringAdapter } from '#fixtures/fuzz/answering-adapter.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { mutatedBody } from '#fixtures/fuzz/strange-answers.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { DetailScreen } from './detail/detail-screen.tsx';
import { ExploreScreen } from './explore/explore-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { PersonScreen } from './person/person-screen.tsx';
import { SearchScreen } from './search/search-screen.tsx';

const SCREENS = [
  { name: 'home', ui: <HomeScreen />, path: '/', route: '/' },
  { name: 'explore', ui: <ExploreScreen />, path: '/movie', route: '/:explore' },
  { name: 'a list of both', ui: <ExploreScreen />, path: '/trending?view=list', route: '/:explore' },
  { name: 'detail', ui: <DetailScreen />, path: '/tv/1', route: '/:explore/:id' },
  { name: 'person', ui: <PersonScreen />, path: '/person/1', route: '/person/:id' },
  { name: 'search', ui: <SearchScreen />, path: '/search?q=x', route: '/search' },
] as const;

/** Longer than all retries of an unreadable answer take. */
const ALL_RETRIES_MS = 15_000;
/** The number of cases for each screen. */
const RUNS_EACH = 25;

const thrown: unknown[] = [];
const record = (event: ErrorEvent | PromiseRejectionEvent) =>
  thrown.push('reason' in event ? (event.reason as unknown) : event.message);
const { fetch } = globalThis;
beforeEach(() => {
  thrown.length = 0;
  window.addEventListener('error', record);
  window.addEventListener('unhandledrejection', record);
});
afterEach(() => {
  window.removeEventListener('error', record);
  window.removeEventListener('unhandledrejection', record);
  globalThis.fetch = fetch;
});

it.each(SCREENS)(
  '$name shows something, and throws nothing, whatever is strange in an answer',
  async ({ ui, path, route }) => {
    await fc.assert(
      fc.asyncProperty(mutatedBody, async (body) => {
        const { screen, clock } = await renderWithApp(ui, { answers: answeringAdapter(body), path, route });
        await clock.advance(ALL_RETRIES_MS);
        await new Promise((painted) => requestAnimationFrame(painted));
        const { textContent } = screen.container;
        await screen.unmount();
        expect(textContent).not.toBe('');
        expect(textContent).not.toContain('Unexpected Application Error!');
        expect(thrown).toEqual([]);
      }),
      runs(RUNS_EACH),
    );
  },
  600_000,
);
