import { useCallback, useSyncExternalStore } from 'react';

/** The part of a stream that is needed here. The emitted values are not read. */
interface Changes {
  subscribe(onChange: () => void): { unsubscribe(): void };
}

/**
 * The current value. It is read in each render, and again whenever the stream emits: observable-hooks would show
 * another stream's value for one render. Renders again only when the value is another one; `current` must not make a
 * new value each time.
 */
export const useCurrent = <T>(changes$: Changes, current: () => T): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = changes$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [changes$],
  );
  return useSyncExternalStore(subscribe, current, current);
};
