import { LISTING_NAMES, LISTINGS } from '#domain/listing.ts';
import { NavLink } from '../../components/page/nav-link.tsx';
import styles from './main-nav.module.css';

/** The way to the six listings (spec section 2, Global layout). */
export function MainNav() {
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        {LISTING_NAMES.map((name) => (
          <li key={name}>
            <NavLink to={`/${name}`}>
              {LISTINGS[name].title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
