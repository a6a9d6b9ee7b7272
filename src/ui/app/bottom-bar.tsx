import type { ReactNode } from 'react';
import type { IconName } from '../parts/icon-paths.ts';
import { Icon } from '../parts/icon.tsx';
import { NavLink } from '../parts/nav-link.tsx';
import styles from './bottom-bar.module.css';
import { WatchlistBadge } from './watchlist-badge.tsx';

interface Shortcut {
  readonly to: string;
  readonly name: string;
  readonly icon: IconName;
  readonly onClick?: () => void;
  readonly badge?: ReactNode;
}

/** A phone's way around (spec section 2, Global layout). */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const shortcuts: readonly Shortcut[] = [
    { to: '/', name: 'Home', icon: 'home' },
    { to: '/movie', name: 'Movies', icon: 'film' },
    { to: '/tv', name: 'TV Shows', icon: 'tv' },
    { to: '/watchlist', name: 'Watchlist', icon: 'ticket', badge: <WatchlistBadge /> },
    { to: '/search', name: 'Search', icon: 'search', onClick: onSearch },
  ];
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <ul>
        {shortcuts.map(({ to, name, icon, onClick, badge }) => (
          <li key={to}>
            <NavLink to={to} onClick={onClick}>
              <Icon name={icon} className={styles.icon} />
              {name}
              {badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
