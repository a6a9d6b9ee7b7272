import { useCallback, useSyncExternalStore } from 'react';
import type { LibraryFacade } from '#application/library/library-facade.ts';
import type { Library } from '#domain/library/library.ts';
import { useApp } from './app-context.ts';

const silent = (): never => {
  throw new Error('The library is told at once.');
};

const current = ({ library$ }: LibraryFacade): Library => {
  const told: Library[] = [];
  library$.subscribe((library) => told.push(library)).unsubscribe();
  return told[0] ?? silent();
};

/** A part of the visitor's library. Renders again only when that part is another; `select` must not make a new one. */
export const useLibrary = <Part>(select: (library: Library) => Part): Part => {
  const { library } = useApp();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = library.library$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [library],
  );
  return useSyncExternalStore(subscribe, () => select(current(library)));
};
