import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../components/form/icon.tsx';
import { NavLink } from '../components/page/nav-link.tsx';
import styles from './bottom-bar.module.css';
import { WatchlistBadge } from './watchlist-badge.tsx';
import { ICONS } from '../components/form/icons.ts';

interface Shortcut {
  readonly to: string;
  readonly name: string;
  readonly icon: IconPath;
  readonly onClick?: () => void;
  readonly badge?: ReactNode;
}

/** A phone's way around (spec section 2, Global layout). */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const shortcuts: readonly Shortcut[] = [
    { to: '/', name: 'Home', icon: ICONS.home },
    { to: '/movie', name: 'Movies', icon: ICONS.film },
    { to: '/tv', name: 'TV Shows', icon: ICONS.tv },
    { to: '/watchlist', name: 'Watchlist', icon: ICONS.ticket, badge: <WatchlistBadge /> },
    { to: '/search', name: 'Search', icon: ICONS.search, onClick: onSearch },
  ];
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <ul>
        {shortcuts.map(({ to, name, icon, onClick, badge }) => (
          <li key={to}>
            <NavLink to={to} onClick={onClick}>
              <Icon path={icon} className={styles.icon} />
              {name}
              {badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
