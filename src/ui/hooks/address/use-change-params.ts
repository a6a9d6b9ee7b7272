import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { mergedParams } from './merged-params.ts';
import { sitePath } from './site-path.ts';

/**
 * Changes the URL's parameters, and replaces the history entry. React may draw with the address before the browser's, as while what was
 * chosen a moment ago is drawn: of that all stays which is not changed now.
 * @returns a function that takes the parameters as they are to be, made of those that the screen was drawn with
 */
export const useChangeParams = (): ((changed: URLSearchParams, options?: NavigateOptions) => void) => {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  return (changed, options) => {
    const { pathname: path, search } = window.location;
    const isHere = sitePath(path) === pathname;
    const next = isHere ? mergedParams(params, changed, new URLSearchParams(search)) : changed;
    setParams(next, { replace: true, ...options });
  };
};
