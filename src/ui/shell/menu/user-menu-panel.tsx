import { addressOf } from '#domain/addresses/screens.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { seenAmong } from '#domain/diary/seen-view.ts';
import { yearOfDay, yearPath } from '#domain/diary/year-of.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { Library } from '#domain/library/library.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { OWN_SCREENS } from '../../components/page/own-screens.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import panelStyles from './panel.module.css';
import styles from './user-menu-panel.module.css';

/** What the library knows of each screen; when something comes out is known only to the calendar itself. */
const countsOf = ({ watchlist, episodes, marks, favorites, collections }: Library) => ({
  watchlist: { count: watchlist.length, unit: 'item' },
  'up-next': { count: followedShows(episodes).length, unit: 'show' },
  calendar: undefined,
  diary: { count: seenAmong(marks).length, unit: 'title' },
  favorites: { count: favorites.length, unit: 'item' },
  collections: { count: collections.length, unit: 'collection' },
});

export function UserMenuPanel({ id, name }: { readonly id: string; readonly name: string }) {
  const { clock } = useApp();
  const counts = countsOf(useLibrary((library) => library));
  return (
    <nav className={panelStyles.panel} id={id} aria-label="Your lists" data-kept-free>
      <p className={panelStyles.title} dir="auto">
        {name}
      </p>
      <ul className={styles.menu}>
        {OWN_SCREENS.map(({ screen, to, name: place, icon }) => (
          <li key={screen}>
            <Link to={to}>
              <Icon path={icon} className={styles.icon} />
              <span>{place}</span>
              {counts[screen] && <Count {...counts[screen]} />}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={yearPath(yearOfDay(dayOf(clock.now())))} className={styles.data}>
        <Icon path={ICONS.star} className={styles.icon} />
        <span>Your year</span>
      </Link>
      <Link to={addressOf('data')} className={styles.data}>
        <Icon path={ICONS.disk} className={styles.icon} />
        <span>Your data</span>
      </Link>
    </nav>
  );
}

function Count({ count, unit }: { readonly count: number; readonly unit: string }) {
  return (
    <>
      <Leader className={styles.leader} />
      <Hidden>, </Hidden>
      <b>{formatCount(count)}</b>
      <Hidden>{` ${unit}${count === 1 ? '' : 's'}`}</Hidden>
    </>
  );
}
