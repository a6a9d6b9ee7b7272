import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { StatefulView, View } from '#application/views/view.ts';

/** Keeps a view active while the component is shown. */
export const useActiveView = (view: View): void => {
  useEffect(() => view.activate(), [view]);
};

const silent = (): never => {
  throw new Error('A view tells its state at once.');
};

const stateOf = <State>({ state$ }: StatefulView<State>): State => {
  const told: State[] = [];
  state$.subscribe((state) => told.push(state)).unsubscribe();
  const [state = silent()] = told;
  return state;
};

/**
 * The state of a view, which is active while the component is shown. Read in each render: observable-hooks would go on
 * with the state of the view before for one render, and so show one search's results as another's.
 */
export const useView = <State>(view: StatefulView<State>): State => {
  useActiveView(view);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = view.state$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [view],
  );
  return useSyncExternalStore(subscribe, () => stateOf(view));
};
