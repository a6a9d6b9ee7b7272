import { useObservableEagerState } from 'observable-hooks';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatBadge } from '#domain/format/format-count.ts';
import { listingPath } from '#domain/listing.ts';
import { Icon, type IconPath } from '../components/form/icon.tsx';
import { ICONS } from '../components/form/icons.ts';
import { Hidden } from '../components/page/hidden.tsx';
import { NavLink } from '../components/page/nav-link.tsx';
import { ownScreenAt } from '../components/page/own-screens.ts';
import { useApp } from '../hooks/app-context.ts';
import { ON_PHONE, useMedia } from '../hooks/media/use-media.ts';
import { useLibrary } from '../hooks/use-library.ts';
import styles from './bottom-bar.module.css';

interface Shortcut {
  readonly to: string;
  readonly name: string;
  readonly icon: IconPath;
  readonly onClick?: () => void;
  readonly badge?: ReactNode;
  readonly isAround?: boolean;
}

/** The number of titles on the watchlist, '99+' above 99. Shows nothing when the watchlist is empty. */
function WatchlistBadge() {
  const isLate = useObservableEagerState(useApp().library.late$).length > 0;
  const count = useLibrary((library) => library.watchlist.length);
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-busy={isLate || undefined}>
      <Hidden>, </Hidden>
      <span>{formatBadge(count)}</span>
      <Hidden>{count === 1 ? ' item' : ' items'}</Hidden>
    </span>
  );
}

/** The navigation on a phone (product.md, Frame: bottom bar). Other windows have none. */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const isPhone = useMedia(ON_PHONE);
  const isYours = ownScreenAt(useLocation().pathname) !== undefined;
  if (isPhone === false) return null;
  const shortcuts: readonly Shortcut[] = [
    { to: addressOf('home'), name: 'Home', icon: ICONS.home },
    { to: listingPath('movie'), name: 'Movies', icon: ICONS.film },
    { to: listingPath('tv'), name: 'TV Shows', icon: ICONS.tv },
    // It stands for all screens of the visitor's own.
    {
      to: addressOf('watchlist'),
      name: 'Watchlist',
      icon: ICONS.ticket,
      badge: <WatchlistBadge />,
      isAround: isYours,
    },
    { to: addressOf('search'), name: 'Search', icon: ICONS.search, onClick: onSearch },
  ];
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <ul>
        {shortcuts.map(({ to, name, icon, badge, ...way }) => (
          <li key={to}>
            <NavLink to={to} {...way}>
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
