import { useCallback, useSyncExternalStore } from 'react';

/** As much of a stream as is needed: what it tells is not read. */
interface Changes {
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/**
 * What there is now, read in each render and again whenever the stream tells of a change: observable-hooks would go on with
 * what another stream told for one render. Renders again only when it is another; `current` must not make a new one.
 */
export const useCurrent = <T>(changes$: Changes, current: () => T): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = changes$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [changes$],
  );
  return useSyncExternalStore(subscribe, current);
};
