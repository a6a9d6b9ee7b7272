import { useObservableEagerState } from 'observable-hooks';
import { formatBadge } from '#domain/format/format-count.ts';
import { Hidden } from '../components/page/hidden.tsx';
import { useApp } from '../hooks/app-context.ts';
import { useLibrary } from '../hooks/use-library.ts';
import styles from './watchlist-badge.module.css';

/** The number of titles on the watchlist, '99+' above 99. Shows nothing when the watchlist is empty. */
export function WatchlistBadge() {
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
