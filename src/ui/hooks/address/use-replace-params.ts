import { useLocation, useSearchParams, type Location, type URLSearchParamsInit } from 'react-router-dom';
import { historyKeyOf } from '../history/use-history-key.ts';

/**
 * Changes the URL's parameters. The history entry is replaced and keeps its key and its state, so that the scroll position and the
 * loaded data stay.
 */
export const useReplaceParams = (): ((params: URLSearchParamsInit) => void) => {
  const location: Location<unknown> = useLocation();
  const [, setParams] = useSearchParams();
  const kept = typeof location.state === 'object' ? location.state : undefined;
  const state = { ...kept, historyKey: historyKeyOf(location) };
  return (params) => setParams(params, { replace: true, preventScrollReset: true, state });
};
