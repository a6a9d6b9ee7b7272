import { useEffect, useState } from 'react';
import type { LibraryFacade } from '#application/use-cases/library-facade.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';

interface KnownUpNext {
  readonly shows: ShowsFacade;
  readonly state: UpNextState;
}

/** The shows that the visitor follows: there are none, it is to be known yet, its code did not come, or it is known. */
export type UsedUpNext =
  | { readonly status: 'none' | 'pending' | 'missing' }
  | ({ readonly status: 'known' } & KnownUpNext);

/** What was known last: on the way back to a screen it is there at once. */
const lastKnown = new WeakMap<LibraryFacade, KnownUpNext>();

/**
 * What comes next of the visitor's shows. Its code comes only where there are any (product.md, Up next: shows).
 * @param asks whether the provider is asked meanwhile; else it is what the device remembers
 */
export const useUpNext = (asks: boolean): { readonly used: UsedUpNext; readonly retry: () => void } => {
  const { library } = useApp();
  const isNeeded = useLibrary(({ episodes }) => episodes.length > 0);
  const { module: shows, retry } = useRetriedModule(() => library.open('shows'), isNeeded);
  const [known, setKnown] = useState(() => lastKnown.get(library));

  useEffect(() => {
    if (!shows) return undefined;
    const subscription = shows.upNext.state$.subscribe((state) => {
      lastKnown.set(library, { shows, state });
      setKnown({ shows, state });
    });
    return () => subscription.unsubscribe();
  }, [library, shows]);
  useEffect(() => (asks ? shows?.upNext.activate() : undefined), [asks, shows]);

  const used = (): UsedUpNext => {
    if (!isNeeded) return { status: 'none' };
    if (known) return { status: 'known', ...known };
    return { status: retry ? 'missing' : 'pending' };
  };
  return { used: used(), retry: () => retry?.() };
};
