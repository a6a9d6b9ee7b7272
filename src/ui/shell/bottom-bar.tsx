import type { ReactNode } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { listingPath } from '#domain/listing.ts';
import { Icon, type IconPath } from '../components/form/icon.tsx';
import { ICONS } from '../components/form/icons.ts';
import { NavLink } from './nav-link.tsx';
import { WatchlistBadge } from './watchlist-badge.tsx';
import styles from './bottom-bar.module.css';

interface Shortcut {
  readonly to: string;
  readonly name: string;
  readonly icon: IconPath;
  readonly onClick?: () => void;
  readonly badge?: ReactNode;
}

/** The navigation on a phone (product.md, Frame: bottom bar). */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const shortcuts: readonly Shortcut[] = [
    { to: addressOf('home'), name: 'Home', icon: ICONS.home },
    { to: listingPath('movie'), name: 'Movies', icon: ICONS.film },
    { to: listingPath('tv'), name: 'TV Shows', icon: ICONS.tv },
    { to: addressOf('watchlist'), name: 'Watchlist', icon: ICONS.ticket, badge: <WatchlistBadge /> },
    { to: addressOf('search'), name: 'Search', icon: ICONS.search, onClick: onSearch },
  ];
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <ul>
        {shortcuts.map(({ to, name, icon, onClick, badge }) => (
          <li key={to}>
            <NavLink to={to} onClick={onClick}>
              <Icon path={icon} className={styles.icon} />
              <span>{name}</span>
              {badge}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
