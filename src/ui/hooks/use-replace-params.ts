import { useSearchParams, type URLSearchParamsInit } from 'react-router-dom';
import { useVisit } from './use-visit.ts';

/**
 * Changes the URL's parameters within the visit: the history entry is replaced, and neither the visitor's place on the
 * page nor what was loaded is lost.
 */
export const useReplaceParams = (): ((params: URLSearchParamsInit) => void) => {
  const visit = useVisit();
  const [, setParams] = useSearchParams();
  return (params) => setParams(params, { replace: true, preventScrollReset: true, state: { visit } });
};
