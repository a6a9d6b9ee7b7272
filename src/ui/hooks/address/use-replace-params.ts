import { useLocation, type Location } from 'react-router-dom';
import { historyKeyOf } from '../history/use-history-key.ts';
import { useChangeParams } from './use-change-params.ts';

/**
 * Changes the URL's parameters. The history entry is replaced and keeps its key and its state, so that the scroll position and the
 * loaded data stay.
 */
export const useReplaceParams = (): ((params: URLSearchParams) => void) => {
  const location: Location<unknown> = useLocation();
  const changeParams = useChangeParams();
  const kept = typeof location.state === 'object' ? location.state : undefined;
  const state = { ...kept, historyKey: historyKeyOf(location) };
  return (params) => changeParams(params, { preventScrollReset: true, state });
};
