import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPrivateLink } from '#domain/addresses/private-link.ts';
import { SEARCH_MAX } from '#domain/addresses/search-params.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { isSearchPath, searchPath, searchTextOf, typedAtState } from '../../hooks/address/search-path.ts';
import { sitePath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useComposedText } from '../../hooks/text/use-composed-text.ts';
import { useTypedText } from '../../hooks/text/use-typed-text.ts';
import styles from './search-box.module.css';

/** The text of a search box: the text in the address. */
const useSearchText = () => {
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

interface SearchBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onEscape: () => void;
  /** Whether the box has a button that empties it. */
  readonly clearable?: boolean;
  readonly className?: string | undefined;
}

/** Of a link that was pasted before the text that was there, that text is no part. */
const privateLinkIn = (typed: string, before: string) =>
  (before && typed.endsWith(before) && readPrivateLink(typed.slice(0, -before.length))) || readPrivateLink(typed);

/**
 * Opens the private links that come into a search box, and has everything else searched for (product.md, Search: private links). One that
 * is typed is held back until it is whole.
 */
const usePrivateLinks = (searched: string, searchFor: (text: string) => void) => {
  const navigate = useNavigate();
  const [held, setHeld] = useState('');
  // The address may still catch up with what was typed before the link's '#'.
  const text = searched && held.startsWith(searched) ? held : searched;

  const take = (typed: string) => {
    const link = privateLinkIn(typed, text);
    const opens = link && (link.isWhole || typed.length - text.length > 1);
    setHeld(link && !opens ? typed : '');
    if (opens) void navigate(link.path);
    else if (!link) searchFor(typed);
  };
  return { text, take };
};

/** A box that searches while the visitor types (product.md, Frame: search box). */
export function SearchBox({ ref, onEscape, clearable = false, className }: SearchBoxProps) {
  const id = useId();
  const { text: searched, searchFor, clear } = useSearchText();
  const { text, take } = usePrivateLinks(searched, searchFor);
  const composed = useComposedText(text, take);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the browser would empty the field.
    event.preventDefault();
    onEscape();
  };
  const clearAndStay = () => {
    clear();
    ref.current?.focus();
  };

  return (
    <form className={classNames(styles.search, className)} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="sr" htmlFor={id}>
        Search movies, TV shows and people
      </label>
      <Icon path={ICONS.search} className={styles.icon} />
      <input
        {...{ ref, id, ...composed }}
        type="search"
        placeholder="Search"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        onKeyDown={keyDown}
      />
      {clearable && text && (
        <IconButton className={styles.clear} icon={ICONS.close} label="Clear search" onClick={clearAndStay} />
      )}
    </form>
  );
}
