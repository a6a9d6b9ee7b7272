import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aPage, movies } from './a-page.ts';
import { genres, openListing, type FetchListing } from './open-listing.tsx';

const NAMES: FilterNames = {
  find: async (kind, text) => [
    { id: 9_714, name: `${text} remake` },
    { id: 7, name: `${kind} of ${text}` },
  ],
  nameOf: async ({ kind, id }) => {
    if (id === 404) throw new CatalogError({ kind: 'http', status: 404 });
    return `The ${kind} ${id}`;
  },
};

/** A listing of one movie, of which the provider says that there are so many. */
export const counted =
  (count: number): FetchListing =>
  (_, number) =>
    Promise.resolve(aPage({ page: number, totalPages: 1, results: movies(1, 1), totalResults: count }));

/** The parts of a listing that are about its filters. */
export const filtersPage = () => {
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  return {
    button: page.getByRole('button', { name: /^Filters/ }),
    dialog,
    field: (label: string) => dialog.getByLabelText(label, { exact: true }),
    choice: (part: string, name: string) =>
      dialog.getByRole('group', { name: part, exact: true }).getByRole('button', { name, exact: true }),
    more: dialog.getByText('More filters'),
    show: dialog.getByRole('button', { name: /^Show/ }),
    cross: (text: string) => page.getByRole('button', { name: `Remove filter: ${text}` }),
    chips: () =>
      [...document.querySelectorAll('ul[aria-label="Filters that are on"] li')].map(({ textContent }) => textContent),
  };
};

/** Opens a listing of a catalogue that knows all filters, and their names. */
export const openFilters = (path: string, fetch: FetchListing = counted(214), more = {}) => {
  const fetchGenres = vi.fn(() => Promise.resolve(genres));
  return openListing(path, fetch, { knownFilters: 'all', filterNames: NAMES, fetchGenres, ...more });
};
