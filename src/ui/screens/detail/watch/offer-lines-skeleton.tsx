import { OFFER_KINDS } from '#domain/watch/watch-offers.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import styles from './where-to-watch.module.css';

/** Placeholders for the three lines. */
export function OfferLinesSkeleton() {
  return (
    <div aria-busy="true">
      <Hidden>Loading...</Hidden>
      <div className={styles.lines} aria-hidden="true">
        {OFFER_KINDS.map((kind) => (
          <div key={kind} className={styles.line}>
            <Placeholder className={styles.labelPlaceholder} />
            <Placeholder className={styles.offerPlaceholder} />
          </div>
        ))}
      </div>
    </div>
  );
}
