import { useSearchParams, type URLSearchParamsInit } from 'react-router-dom';
import { useHistoryKey } from './use-history-key.ts';

/**
 * Changes the URL's parameters. The history entry is replaced and keeps its key, so that neither the scroll position nor
 * what was loaded is lost.
 */
export const useReplaceParams = (): ((params: URLSearchParamsInit) => void) => {
  const historyKey = useHistoryKey();
  const [, setParams] = useSearchParams();
  return (params) => setParams(params, { replace: true, preventScrollReset: true, state: { historyKey } });
};
