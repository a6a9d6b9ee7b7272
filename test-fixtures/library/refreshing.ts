import { BehaviorSubject } from 'rxjs';
import type { LoadState } from '#application/library/load-state.ts';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { RefreshTitles } from '#application/use-cases/facts/refresh-titles.ts';
import { catalogAnswers } from '#application/use-cases/titles/no-extras.ts';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import type { Library } from '#domain/library/library.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { aTitle } from '../a-title.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { titleAskerOf } from '../title-asker-of.ts';
import { libraryDeps } from './library-deps.ts';

const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };

/** Long before the clock of the tests. */
export const LONG_AGO = '2026-01-01T12:00:00.000Z';

export const oldTitles = (count: number, addedAt = LONG_AGO): readonly SavedTitle[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Old ${index + 1}`, addedAt }));

/** What the provider says of any title by now. */
export const newDetails = async ({ id, media_type }: TitleId): Promise<TitleDetails> => ({
  ...aTitle({ id, media_type, title: `New ${id}` }),
  genres: [],
  created_by: [],
});

/** A library whose titles are asked for again, of a provider that fails for some of them. */
export const refreshing = (has: Partial<Library>, failures: Readonly<Record<number, CatalogFailure>> = {}) => {
  const { deps, clock, library, messages } = libraryDeps(has);
  const asked: number[] = [];
  const online$ = new BehaviorSubject(true);
  const load$ = new BehaviorSubject<LoadState>(LOADED);
  const fetchDetails = async (title: TitleId) => {
    asked.push(title.id);
    const failure = failures[title.id];
    if (failure) throw new CatalogError(failure);
    return newDetails(title);
  };
  /** @param isChosen whether the visitor has opened the demo. @returns ends it */
  const visit = (isChosen = false) =>
    new RefreshTitles({
      ...deps,
      titleAsker: titleAskerOf({ clock, ...catalogAnswers(stubCatalog({ fetchDetails })) }).titleAsker,
      browser: { online$ },
      catalogChoice: { isChosen },
    }).activate(load$);
  return { visit, asked, online$, load$, clock, library, messages, session: deps.session };
};
