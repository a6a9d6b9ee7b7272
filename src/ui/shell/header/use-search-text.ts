import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SEARCH_MAX } from '#domain/addresses/search-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { isSearchPath, searchPath, textOf, typedAtState } from '../../hooks/search-path.ts';
import { sitePath } from '../../hooks/site-path.ts';

/**
 * The sent texts that came after `text`, and that the address does not have yet. There are none when `text` is not
 * among the sent texts.
 */
const unanswered = (sent: readonly string[], text: string): readonly string[] => {
  const answered = sent.lastIndexOf(text);
  return answered < 0 ? [] : sent.slice(answered + 1);
};

/**
 * The text of a search box. It is the text in the address. Only a text that was just typed stays until the address has
 * caught up with it, so that a slow navigation loses no character.
 */
export const useSearchText = () => {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { clock } = useApp();
  const addressed = isSearchPath(pathname) ? textOf(search) : '';
  const [sent, setSent] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setSent(unanswered(sent, addressed));
  }
  const text = sent.at(-1) ?? addressed;

  /**
   * Shows the search for `typed`. The first search leaves the page before it in the history, and later ones replace
   * each other: so Back leaves the search. Each search starts at the top, because it shows other results.
   */
  const searchFor = (typed: string) => {
    const next = typed.slice(0, SEARCH_MAX).toWellFormed();
    if (next === text) return;
    setSent([...sent, next]);
    // Reads the browser's address. React may show the address before, and a fast typist would then add two history
    // entries.
    const isThere = isSearchPath(sitePath(window.location.pathname));
    void navigate(searchPath(next, isThere ? window.location.search : ''), {
      replace: isThere,
      state: typedAtState(clock.now()),
    });
  };

  const clear = () => {
    setSent([...sent, '']);
    void navigate(searchPath(), { replace: isSearchPath(sitePath(window.location.pathname)) });
  };

  return { text, searchFor, clear };
};
