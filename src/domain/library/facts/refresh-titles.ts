import { findIn, withTitles } from '../change-parts.ts';
import type { Library } from '../library.ts';
import { patchBack, patched } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';
import type { RefreshedTitle, ProviderFacts, TitlesRefreshed } from './titles-refreshed.ts';

const refreshTitle = (library: Library, refreshed: RefreshedTitle): Library => {
  const found = findIn(library, refreshed, refreshed.title);
  if (!found) return library;
  const after = patched<StoredTitle, ProviderFacts>(found.title, refreshed);
  if (after === found.title) return library;
  return withTitles(library, refreshed, (titles) => titles.with(found.index, after));
};

/** The library with what the provider says now. A title that has gone from its place meanwhile is left out. */
export const refreshTitles = (library: Library, { titles }: TitlesRefreshed): Library =>
  titles.reduce(refreshTitle, library);

/** What brings back what the library had. */
export const refreshTitlesBack = (library: Library, { kind, titles }: TitlesRefreshed): TitlesRefreshed => ({
  kind,
  titles: titles.flatMap((refreshed) => {
    const found = findIn(library, refreshed, refreshed.title);
    return found ? { ...refreshed, ...patchBack<ProviderFacts>(found.title, refreshed) } : [];
  }),
});
