import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { Icon, type IconPath } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import panelStyles from './panel.module.css';
import styles from './user-menu-panel.module.css';

interface Way {
  readonly to: string;
  readonly name: string;
  readonly icon: IconPath;
  readonly count?: number;
}

interface UserMenuPanelProps {
  readonly id: string;
  /** The visitor's name. */
  readonly name: string;
}

export function UserMenuPanel({ id, name }: UserMenuPanelProps) {
  const watchlist = useLibrary((library) => library.watchlist.length);
  const favorites = useLibrary((library) => library.favorites.length);
  const ways: readonly Way[] = [
    { to: addressOf('watchlist'), name: 'Watchlist', icon: ICONS.ticket, count: watchlist },
    { to: addressOf('favorites'), name: 'Favorites', icon: ICONS.heart, count: favorites },
    { to: addressOf('collections'), name: 'Collections', icon: ICONS.stack },
  ];
  return (
    <nav className={panelStyles.panel} id={id} aria-label="Your lists" data-kept-free>
      <p className={panelStyles.title} dir="auto">
        {name}
      </p>
      <ul className={styles.menu}>
        {ways.map(({ to, name: place, icon, count }) => (
          <li key={to}>
            <Link to={to}>
              <Icon path={icon} className={styles.icon} />
              <span>{place}</span>
              {count !== undefined && <Count count={count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <>
      <Leader className={styles.leader} />
      <Hidden>, </Hidden>
      <b>{formatCount(count)}</b>
      <Hidden>{count === 1 ? ' item' : ' items'}</Hidden>
    </>
  );
}
