import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useIsLibraryPending, useLibrary } from '../../hooks/use-library.ts';

/** Where titles can be watched, and where the visitor is (product.md, Where to watch: country). */
export const useWatch = () => {
  const { library } = useApp();
  const { module: facade, retry } = useRetriedModule(() => library.open('watch'));
  const isPending = useIsLibraryPending();
  const chosen = useLibrary(({ preferences }) => preferences.watchRegion);
  // The library has the country: without it, the provider would be asked twice.
  const watch = isPending ? undefined : facade;
  return {
    watch,
    /** The one that they chose, else that of the browser's languages; undefined where there is none. */
    region: chosen ?? watch?.likelyRegion,
    retry,
  };
};
