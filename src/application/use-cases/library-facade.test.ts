import { expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { createLibraryFacade } from './library-facade.ts';

it('shows the library as it is seen, and what the visitor does to it', () => {
  const { deps } = libraryDeps();
  const [loader, identity, openFacade] = [{}, {}, async () => ({})];
  const facade = createLibraryFacade({ ...deps, loader, identity, lateParts: { openFacade } } as never);
  expect(facade).toMatchObject({ loader, identity, open: openFacade });
  const counts: number[] = [];
  facade.library$.subscribe(({ watchlist, favorites }) => counts.push(watchlist.length + favorites.length));
  facade.toggle.watchlist.execute(aTitle({ id: 7 }));
  facade.toggle.favorites.execute(aTitle({ id: 8 }));
  facade.recordView.execute(aTitle({ id: 9 }));
  expect(counts.at(-1)).toBe(2);
  expect(facade.library).toMatchObject({ watchlist: [{ id: 7 }], favorites: [{ id: 8 }], viewingHistory: [{ id: 9 }] });
});
