import { useSearchParams, type URLSearchParamsInit } from 'react-router-dom';
import { useHistoryKey } from './use-history-key.ts';

/**
 * Changes the URL's parameters. The history entry is replaced and keeps its key, so that the scroll position and the
 * loaded data stay.
 */
export const useReplaceParams = (): ((params: URLSearchParamsInit) => void) => {
  const historyKey = useHistoryKey();
  const [, setParams] = useSearchParams();
  return (params) => setParams(params, { replace: true, preventScrollReset: true, state: { historyKey } });
};
