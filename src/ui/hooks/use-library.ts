import { useObservableEagerState } from 'observable-hooks';
import type { Library } from '#domain/library/library.ts';
import { useApp } from './app-context.ts';
import { useCurrent } from './use-current.ts';

/**
 * A part of the visitor's library. Renders again only when that part is another one; `select` must not make a new value
 * each time.
 */
export const useLibrary = <Part>(select: (library: Library) => Part): Part => {
  const { library } = useApp();
  return useCurrent(library.library$, () => select(library.library));
};

/** Whether the library is on its way: until it is there, lists would seem to be empty, and nothing to be chosen. */
export const useIsLibraryPending = (): boolean =>
  useObservableEagerState(useApp().library.loader.loadState$).status === 'pending';
