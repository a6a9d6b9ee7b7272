import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../hooks/app-context.ts';
import { isSearchPath, searchPath, textOf, typedAtState } from '../../hooks/search-path.ts';

/** The texts sent that an address with `text` has not answered yet; none, when it answers none of them. */
const unanswered = (sent: readonly string[], text: string): readonly string[] => {
  const answered = sent.lastIndexOf(text);
  return answered < 0 ? [] : sent.slice(answered + 1);
};

/**
 * The text of a search box. It is what the address says, except that a text just typed stands until the address has
 * caught up with it: a slow navigation loses no character.
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
   * Shows the search for `typed`. The first one leaves the page it came from behind in the history, those after it take
   * each other's place: Back leaves the search. Each starts at the top, for it shows other results.
   */
  const searchFor = (typed: string) => {
    const next = typed.toWellFormed();
    if (next === text) return;
    setSent([...sent, next]);
    // The browser's address: what React shows may be a navigation behind a fast typist, who would then leave twice.
    const isThere = isSearchPath(window.location.pathname);
    void navigate(searchPath(next, isThere ? window.location.search : ''), {
      replace: isThere,
      state: typedAtState(clock.now()),
    });
  };

  const clear = () => {
    setSent([...sent, '']);
    void navigate(searchPath(), { replace: isSearchPath(window.location.pathname) });
  };

  return { text, searchFor, clear };
};
