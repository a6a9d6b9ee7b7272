// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { expect, vi } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { PersonSummary } from '#domain/person.ts';
import { typedAtState } from '#ui/hooks/address/search-path.ts';
import { SearchScreen } from '#ui/screens/search/search-screen.tsx';
import { aPage, movies } from './a-page.ts';
import { renderWithApp } from './render-with-app.tsx';

export type Search = MovieCatalog['search'];

export const sunniva: PersonSummary = { id: 1, media_type: 'person', name: 'Sunniva Dahl', profile_path: null };

/** 40 movies, 20 a page, whatever the text. */
export const forty: Search = (_, page) =>
  Promise.resolve(aPage({ page, totalPages: 2, totalResults: 40, results: movies(page * 20 - 19, page * 20) }));

/** How long typing must pause before the provider is asked. */
export const PAUSE_MS = 200;

/** What answers besides the search. */
interface Beside {
  readonly answers?: Partial<MovieCatalog>;
  readonly titleFinder?: TitleFinder;
}

/** Opens the search screen of a catalogue that answers as `answer` does. */
export const openSearch = async (path: string, answer: Search = forty, { answers, titleFinder }: Beside = {}) => {
  const search = vi.fn(answer);
  const harness = await renderWithApp(<SearchScreen />, {
    answers: { ...answers, search },
    path,
    route: '/search',
    ...(titleFinder && { titleFinder }),
  });
  await harness.clock.settle();
  const { screen, router } = harness;
  return {
    ...harness,
    search,
    /** What the catalogue was asked for, in order. */
    asked: () => search.mock.calls.map(([query, number]) => ({ ...query, page: number })),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    names: () => [...screen.container.querySelectorAll('li h2')].map(({ textContent }) => textContent),
    placeholders: () => screen.container.querySelectorAll('li[aria-hidden]').length,
    status: () => screen.getByRole('status').element().textContent,
    tab: (name: string) => screen.getByRole('tab', { name }),
    press: (name: string) => screen.getByRole('button', { name }).click(),
    /** Shows another search in place, as typing in the header does. */
    type: async (text: string) => {
      await router.navigate(`/search?q=${text}`, { replace: true, state: typedAtState(harness.clock.now()) });
      // Navigations are shown as transitions: in a while. Effects follow.
      await expect.poll(() => screen.container.querySelector('ul')?.ariaBusy).toBe('true');
      await new Promise((done) => setTimeout(done, 50));
    },
  };
};
