// First, so that the order of the layers is known before any component's.
import { of } from 'rxjs';
import '#ui/styles/global.css';
import { vi } from 'vitest';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { TitleMemory } from '#application/ports/memories/title-memory.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { CalendarScreen } from '#ui/screens/calendar/calendar-screen.tsx';
import { AskedImport } from '#ui/shell/asked-import.tsx';
import { showDetails } from '../calendar/open-dates.ts';
import { stubWatchOptions } from '../stub-watch-options.ts';
import { renderWithApp } from './render-with-app.tsx';

interface Opening {
  readonly datesOf?: (id: number, country: string) => Promise<readonly ReleaseDate[]>;
  /** What else the provider says of a show. */
  readonly show?: Partial<TitleDetails>;
  readonly languages?: readonly string[];
  readonly titleMemory?: TitleMemory;
  readonly isLoaded?: boolean;
  /** Whether the browser says so; it does unless given. */
  readonly isOnline?: boolean;
}

const NOBODY_KNOWS = async (): Promise<readonly ReleaseDate[]> => [];

const showCatalogOf = (show: Partial<TitleDetails> | undefined): ShowCatalog => ({
  seasonOf: async () => ({ season_number: 1, name: '', episodes: [] }),
  seasonsOf: async () => ({ details: showDetails(show), seasons: [] }),
});
const watchOptions = stubWatchOptions({
  regions: async () => ['DE', 'US'].map((code) => ({ code, name: code })),
});

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** Name, kind and day of each line. */
const lines = () =>
  [...document.querySelectorAll('main h3')].map((name) => {
    const [line, day] = [name.closest('li'), name.closest('ol > li')];
    return [name, line?.querySelector('p'), day?.querySelector('time > :first-child')]
      .map((part) => part?.textContent)
      .join(' | ');
  });

/** Opens the calendar of a library: on November 21, 2026, in Germany unless the languages say otherwise. */
export const openCalendar = async (
  has: Partial<Library>,
  { datesOf = NOBODY_KNOWS, show, languages = ['de-DE'], titleMemory, isLoaded = true, isOnline = true }: Opening = {},
) => {
  const asked = vi.fn(datesOf);
  const screen = (
    <>
      <main>
        <CalendarScreen />
      </main>
      <AskedImport />
    </>
  );
  const harness = await renderWithApp(screen, {
    path: '/calendar',
    library: { ...EMPTY_LIBRARY, ...has },
    datesOf: asked,
    showCatalog: showCatalogOf(show),
    watchOptions,
    browser: { online$: of(isOnline) },
    languages: () => languages,
    ...(titleMemory && { titleMemory }),
  });
  const { app, clock } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  const pass = (ms: number) => clock.advance(ms);
  if (isLoaded) await pass(1_000);
  /** What is asked, and what it says, comes in several steps. */
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await pass(300);
      check();
    }, 10_000);
  return { ...harness, asked, pass, until, lines, headings: () => texts('main h2') };
};
