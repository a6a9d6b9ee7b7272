import { useObservableEagerState } from 'observable-hooks';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { LISTING_NAMES, listingPath, LISTINGS } from '#domain/listing.ts';
import { otherTheme } from '#domain/theme.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Link } from '../../components/page/link.tsx';
import { NavLink } from '../../components/page/nav-link.tsx';
import { Wordmark } from '../../components/page/wordmark.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { ON_PHONE, useMedia } from '../../hooks/media/use-media.ts';
import { StoragePanel } from '../menu/storage-panel.tsx';
import { UserMenu } from '../menu/user-menu.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchPanel } from './use-search-panel.ts';
import styles from './header.module.css';

const PANEL_ID = 'search-panel';

function ThemeToggle() {
  const { theme } = useApp();
  const other = otherTheme(useObservableEagerState(theme.theme$));

  return (
    <IconButton
      icon={other === 'light' ? ICONS.sun : ICONS.moon}
      label={`Switch to ${other} theme`}
      onClick={() => theme.toggle()}
    />
  );
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key that is pressed there is text, or belongs to a part that is open above the page. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector('[role="dialog"][data-state="open"]') !== null;

/** Makes the key `/` focus the search field. Where a phone hides the field, the key opens the panel that has one. */
const useSearchKey = (field: RefObject<HTMLInputElement | null>, openPanel: () => void): void => {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isSlash || event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    if (field.current?.checkVisibility()) field.current.select();
    else openPanel();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

/** The links to the six listings (product.md, Frame: header). */
function MainNav() {
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        {LISTING_NAMES.map((name) => (
          <li key={name}>
            <NavLink to={listingPath(name)}>{LISTINGS[name].title}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchToggleProps extends Pick<SearchPanel, 'isOpen' | 'open' | 'close'> {
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/** Opens a phone's panel with the search box, and closes it. */
function SearchToggle({ ref, isOpen, open, close }: SearchToggleProps) {
  return (
    <IconButton
      ref={ref}
      className={styles.onPhone}
      icon={ICONS.search}
      label="Search"
      aria-expanded={isOpen}
      aria-controls={isOpen ? PANEL_ID : undefined}
      onClick={isOpen ? close : open}
    />
  );
}

/** The bar above all screens. It has the parts that this window shows: no others are drawn. */
export function Header({ panel }: { readonly panel: SearchPanel }) {
  const { isOpen, open, close, field: panelField } = panel;
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isPhone = useMedia(ON_PHONE);
  useSearchKey(field, open);

  const closePanel = () => {
    close();
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} data-kept-free>
      <div className={styles.bar}>
        <Link className={styles.home} to="/" aria-label="Matinee, home">
          <Wordmark />
        </Link>
        {!isPhone && (
          <>
            <MainNav />
            <SearchBox ref={field} className={styles.search} onEscape={() => field.current?.blur()} />
          </>
        )}
        <div className={styles.tools}>
          {isPhone !== false && <SearchToggle ref={toggle} isOpen={isOpen} open={open} close={close} />}
          <ThemeToggle />
          <StoragePanel />
          <UserMenu />
        </div>
      </div>
      {isOpen && (
        <div className={styles.panel} id={PANEL_ID}>
          <SearchBox ref={panelField} clearable onEscape={closePanel} />
        </div>
      )}
    </header>
  );
}
