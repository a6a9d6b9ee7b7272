// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { expect } from 'vitest';
import type { Browser } from '#application/ports/browser.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { TitleMemory } from '#application/ports/memories/title-memory.ts';
import type { PictureDrawer } from '#application/ports/picture-drawer.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { CollectionsScreen } from '#ui/screens/collections/collections-screen.tsx';
import { DiaryScreen } from '#ui/screens/diary/diary-screen.tsx';
import { FavoritesScreen } from '#ui/screens/saved-list/favorites-screen.tsx';
import { WatchlistScreen } from '#ui/screens/saved-list/watchlist-screen.tsx';
import { UpNextScreen } from '#ui/screens/up-next/up-next-screen.tsx';
import { AskedImport } from '#ui/shell/asked-import.tsx';
import { renderWithApp } from './render-with-app.tsx';

const SCREENS = new Map([
  ['favorites', FavoritesScreen],
  ['collections', CollectionsScreen],
  ['seen', DiaryScreen],
  ['diary', DiaryScreen],
  ['up-next', UpNextScreen],
]);

/** A movie in a saved list, of which a test names only what it is about. */
export const aSaved = (fields: Partial<SavedTitle> & Pick<SavedTitle, 'id'>): SavedTitle => ({
  title: `Movie ${fields.id}`,
  poster_path: null,
  overview: 'Two brothers keep a seaside picture house alive.',
  addedAt: '2026-11-20T12:00:00Z',
  ...fields,
});

interface Opening {
  readonly isLoaded?: boolean;
  readonly answers?: Partial<MovieCatalog>;
  readonly browser?: Partial<Browser>;
  readonly watchOptions?: WatchOptions;
  readonly showCatalog?: ShowCatalog;
  readonly titleMemory?: TitleMemory;
  readonly pictureDrawer?: PictureDrawer;
}

const screenAt = (address: string) => {
  const [path = ''] = address.slice(1).split('?');
  const Screen = SCREENS.get(path) ?? WatchlistScreen;
  return (
    <>
      <main>
        <Screen />
      </main>
      <AskedImport />
    </>
  );
};

/** Opens a screen of the visitor's lists at an address. Its library is loaded, unless the test waits for that itself. */
export const openLibraryScreen = async (
  address: string,
  has: Partial<Library>,
  { isLoaded = true, ...given }: Opening = {},
) => {
  const harness = await renderWithApp(screenAt(address), {
    path: address,
    library: { ...EMPTY_LIBRARY, ...has },
    ...given,
  });
  const { screen, app, clock, router } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  const emitted: string[] = [];
  app.notifications.notifications$.subscribe((list) =>
    emitted.splice(0, emitted.length, ...list.map(({ message }) => message)),
  );
  if (isLoaded) {
    await clock.advance(1_000);
    await expect.poll(() => document.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
  }
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    ...harness,
    /** What the toasts say. */
    emitted,
    texts,
    /** The names of the titles, from the first on. */
    names: () => texts('li h2'),
    options: (label: string) =>
      [...screen.getByLabelText(label).element().children].map(({ textContent }) => textContent),
    choose: (label: string, option: string) => screen.getByLabelText(label).selectOptions(option),
    press: (name: string) => screen.getByRole('button', { name }).click(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
};
