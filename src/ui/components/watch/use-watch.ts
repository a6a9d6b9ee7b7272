import { useObservableEagerState } from 'observable-hooks';
import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';

interface Watch {
  /** Undefined while the code, or the library with the visitor's country, is on its way. */
  readonly watch: WatchFacade | undefined;
  /** The visitor's country: the one that they chose, else that of the browser's languages; undefined where there is none. */
  readonly region: string | undefined;
  /** Asks for the code once more. Undefined unless it did not come. */
  readonly retry: (() => void) | undefined;
}

/** Where titles can be watched, and where the visitor is (product.md, Where to watch: country). */
export const useWatch = (): Watch => {
  const { library } = useApp();
  const { module: facade, retry } = useRetriedModule(() => library.open('watch'));
  const { status } = useObservableEagerState(library.loader.loadState$);
  const chosen = useLibrary(({ preferences }) => preferences.watchRegion);
  // The library has the country: without it, the provider would be asked twice.
  const watch = status === 'pending' ? undefined : facade;
  return {
    watch,
    region: chosen ?? watch?.likelyRegion,
    retry,
  };
};
