// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { expect, vi } from 'vitest';
import type { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { titleName } from '#domain/title.ts';
import { ExploreScreen } from '#ui/screens/explore/explore-screen.tsx';
import { aPage, movies } from './a-page.ts';
import { renderWithApp } from './render-with-app.tsx';

/** What stands above the titles. */
const CHIPS = ['Saved searches', 'Filters that are on'].map((label) => `ul[aria-label='${label}'] li`).join();

export type FetchListing = MovieCatalog['fetchListing'];

export const genres = [
  { id: 28, name: 'Action' },
  { id: 18, name: 'Drama' },
];

/** 100 movies, 20 a page. */
export const hundred: FetchListing = (_, page) =>
  Promise.resolve(aPage({ page, totalPages: 5, totalResults: 100, results: movies(page * 20 - 19, page * 20) }));

/** What the movies of these numbers are called. */
export const movieNames = (first: number, last: number): readonly string[] => movies(first, last).map(titleName);

interface More extends Partial<MovieCatalog> {
  /** What the visitor has. */
  readonly library?: Partial<Library>;
  /** What the device keeps. */
  readonly entries?: MemoryEntries;
  readonly filterNames?: FilterNames;
}

/** Opens a listing that answers as `fetch` does. */
export const openListing = async (path: string, fetch: FetchListing = hundred, more: More = {}) => {
  const fetchListing = vi.fn(fetch);
  const { library, entries, filterNames, ...others } = more;
  const harness = await renderWithApp(<ExploreScreen />, {
    answers: { fetchListing, fetchGenres: () => Promise.resolve(genres), ...others },
    path,
    route: '/:explore',
    ...(entries && { entries }),
    ...(filterNames && { filterNames }),
    ...(library && { library: { ...EMPTY_LIBRARY, ...library } }),
  });
  await harness.clock.settle();
  const { screen, router, clock } = harness;
  const texts = (parent: Element, selector: string) =>
    [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    ...harness,
    fetchListing,
    /** What the catalogue was asked for, in order. */
    asked: () => fetchListing.mock.calls.map(([query, number]) => ({ ...query, page: number })),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** One for each title in the list: of lines far from the window only the place is in the page, and `expected` fills in. */
    names: (expected: readonly string[] = []) =>
      [...screen.container.querySelectorAll(`li:not([aria-hidden], ${CHIPS})`)].map(
        (item, index) => item.querySelector('h2')?.textContent ?? expected[index],
      ),
    placeholders: () => screen.container.querySelectorAll('li[aria-hidden]').length,
    choose: (label: string, option: string) => screen.getByLabelText(label, { exact: true }).selectOptions(option),
    options: (label: string) => texts(screen.getByLabelText(label, { exact: true }).element(), 'option'),
    press: (name: string) => screen.getByRole('button', { name }).click(),
    /** Goes to the listing of this title, or back to it. */
    go: async (to: string | -1, title: string) => {
      await (typeof to === 'string' ? router.navigate(to) : router.navigate(to));
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await clock.settle();
    },
  };
};
