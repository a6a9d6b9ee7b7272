import { LISTING_NAMES, listingPath, LISTINGS } from '#domain/listing.ts';
import { NavLink } from '../nav-link.tsx';
import styles from './main-nav.module.css';

/** The links to the six listings (product.md, Frame: header). */
export function MainNav() {
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
