import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { hasOffers, type WatchOffers } from '#domain/watch/watch-offers.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { countryName } from '../../../components/watch/country-name.ts';
import { JustWatchCredit } from '../../../components/watch/just-watch-credit.tsx';
import { MyServicesButton } from '../../../components/watch/my-services-button.tsx';
import { WatchFailure } from '../../../components/watch/watch-failure.tsx';
import { useQuery } from '../../../hooks/use-query.ts';
import { OfferLinesSkeleton } from './offer-lines-skeleton.tsx';
import { OfferLines } from './offer-lines.tsx';
import styles from './where-to-watch.module.css';

interface OffersHereProps {
  readonly query: LoadableQuery<WatchOffers>;
  readonly region: string;
  /** Makes an action keep the focus in the section. */
  readonly onStay: (act: () => void) => () => void;
}

/** The country, and what there is of a title in it. */
export function OffersHere({ query, region, onStay }: OffersHereProps) {
  const offers = useQuery(query);
  const here = inCountry(countryName(region));
  return (
    <>
      <div className={styles.country}>
        <p className={styles.where}>{here.replace('i', 'I')}</p>
        <MyServicesButton>
          Change<Hidden> the country</Hidden>
        </MyServicesButton>
        <MyServicesButton />
      </div>
      {offers.status === 'loading' && <OfferLinesSkeleton />}
      {offers.status === 'failed' && (
        <WatchFailure text="Where to watch this could not be loaded." onRetry={onStay(() => query.retry())} />
      )}
      {offers.status === 'loaded' &&
        (hasOffers(offers.value) ? (
          <>
            <OfferLines offers={offers.value} />
            <JustWatchCredit />
          </>
        ) : (
          <p>{`Not on any service we know of ${here}.`}</p>
        ))}
    </>
  );
}
