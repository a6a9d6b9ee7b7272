import { addressOf } from '#domain/addresses/screens.ts';
import { listingPath, LISTINGS, type ListingName } from '#domain/listing.ts';
import { Link } from '../../components/page/link.tsx';
import { Wordmark } from '../../components/page/wordmark.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { WriteToUs } from './write-to-us.tsx';
// It comes late, as the footer does: no page is printed before.
import '../../styles/print.css';
import styles from './footer.module.css';

const BROWSE: readonly ListingName[] = ['movie', 'tv', 'trending', 'top-rated'];

const YOURS = [
  { to: addressOf('watchlist'), name: 'Watchlist' },
  { to: addressOf('favorites'), name: 'Favorites' },
  { to: addressOf('collections'), name: 'Collections' },
] as const;

/** The footer: a ticket across the page. */
export function Footer() {
  return (
    <footer className={styles.footer} data-ground="ticket">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p aria-hidden="true">
            <Wordmark large />
          </p>
          <p className={styles.tagline}>The afternoon picture, and a list of your own to keep it in.</p>
        </div>
        <nav aria-labelledby="browse">
          <h2 id="browse">Browse</h2>
          <ul>
            {BROWSE.map((name) => (
              <li key={name}>
                <Link to={listingPath(name)}>{LISTINGS[name].title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="yours">
          <h2 id="yours">Yours</h2>
          <ul>
            {YOURS.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <WriteToUs />
        <FooterLegal />
      </div>
    </footer>
  );
}
