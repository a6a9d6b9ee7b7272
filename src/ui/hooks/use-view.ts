import { useEffect } from 'react';
import type { StatefulView, View } from '#application/views/view.ts';
import { useCurrent } from './use-current.ts';

/** Keeps a view active while the component is shown. */
export const useActiveView = (view: View): void => {
  useEffect(() => view.activate(), [view]);
};

/** The state of a view, which is active while the component is shown. */
export const useView = <State>(view: StatefulView<State>): State => {
  useActiveView(view);
  return useCurrent(view.state$, () => view.state);
};
