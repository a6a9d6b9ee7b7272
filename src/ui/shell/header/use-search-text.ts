import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_MAX } from '#domain/addresses/search-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { isSearchPath, searchPath, searchTextOf, typedAtState } from '../../hooks/search-path.ts';
import { sitePath } from '../../hooks/site-path.ts';
import { useTypedText } from '../../hooks/text/use-typed-text.ts';

/** The text of a search box: the text in the address. */
export const useSearchText = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { clock } = useApp();
  const addressed = isSearchPath(pathname) ? searchTextOf(search) : '';
  const [text, send] = useTypedText(addressed);

  /**
   * Shows the search for `typed`. The first search leaves the page before it in the history, and later ones replace
   * each other: so Back leaves the search. Each search starts at the top, because it shows other results.
   */
  const searchFor = (typed: string) => {
    const next = typed.slice(0, SEARCH_MAX).toWellFormed();
    if (next === text) return;
    send(next);
    // Reads the browser's address. React may show the address before, and a fast typist would then add two history
    // entries.
    const isThere = isSearchPath(sitePath(window.location.pathname));
    void navigate(searchPath(next, isThere ? window.location.search : ''), {
      replace: isThere,
      state: typedAtState(clock.now()),
    });
  };

  const clear = () => {
    send('');
    void navigate(searchPath(), { replace: isSearchPath(sitePath(window.location.pathname)) });
  };

  return { text, searchFor, clear };
};
