import { sortOffers } from '#domain/watch/sort-offers.ts';
import { OFFER_KINDS, type OfferKind, type WatchOffers } from '#domain/watch/watch-offers.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { Offer } from './offer.tsx';
import styles from './where-to-watch.module.css';

/** What each line is called. */
const LABELS: Readonly<Record<OfferKind, string>> = { stream: 'Stream', rent: 'Rent', buy: 'Buy' };

const NONE: readonly number[] = [];

/** One line for each way to watch; the visitor's own services are the first in each. */
export function OfferLines({ offers }: { readonly offers: WatchOffers }) {
  const mine = useLibrary(({ preferences }) => preferences.watchServices ?? NONE);
  const sorted = sortOffers(offers, mine);
  return (
    <dl className={styles.lines}>
      {OFFER_KINDS.map((kind) => (
        <div key={kind} className={styles.line}>
          <dt>{LABELS[kind]}</dt>
          <dd>
            {sorted[kind].length === 0 ? (
              <span className={styles.none}>Nowhere</span>
            ) : (
              <ul className={styles.offers} aria-label={LABELS[kind]}>
                {sorted[kind].map((service) => (
                  <li key={service.id}>
                    <Offer service={service} link={offers.link} isMine={mine.includes(service.id)} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
