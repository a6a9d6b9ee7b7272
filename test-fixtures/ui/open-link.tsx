// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { vi } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { LinkList } from '#domain/links/link-list.ts';
import { linkPath } from '#domain/links/link-path.ts';
import { LinkScreen } from '#ui/screens/link/link-screen.tsx';
import { details } from './open-detail.tsx';
import { renderWithApp } from './render-with-app.tsx';

/** Knows every title but those with the number 404: 'Movie 7'. */
const known: MovieCatalog['fetchDetails'] = ({ id, media_type }) =>
  id === 404
    ? Promise.reject(new CatalogError({ kind: 'http', status: 404 }))
    : Promise.resolve(details({ id, media_type, title: `Movie ${id}`, poster_path: null }));

interface Opening {
  readonly library?: Partial<Library>;
  readonly fetchDetails?: MovieCatalog['fetchDetails'];
  /** Whether the lists are still on their way: `load` brings them. */
  readonly isEarly?: boolean;
}

/** Opens the screen of a shared list at an address, or that of a list. */
export const openLink = async (
  list: LinkList | string,
  { library, fetchDetails = known, isEarly = false }: Opening = {},
) => {
  const asked = vi.fn(fetchDetails);
  const harness = await renderWithApp(<LinkScreen />, {
    path: typeof list === 'string' ? list : linkPath(list),
    route: '/shared',
    library: { ...EMPTY_LIBRARY, ...library },
    answers: { fetchDetails: asked, fetchGenres: async () => [] },
  });
  const { app, clock } = harness;
  const load = async () => {
    await app.library.identity.resolve();
    app.library.loader.activate();
    await clock.advance(1_000);
  };
  if (!isEarly) await load();
  const emitted: string[] = [];
  app.notifications.notifications$.subscribe((shown) =>
    emitted.splice(0, emitted.length, ...shown.map(({ message }) => message)),
  );
  return {
    ...harness,
    load,
    /** What the toasts say. */
    emitted,
    /** The numbers of the titles that the provider was asked for, in order. */
    asked: () => asked.mock.calls.map(([{ id }]) => id),
    undo: () => app.notifications.notifications$.subscribe((shown) => shown.at(-1)?.action?.run()).unsubscribe(),
  };
};
