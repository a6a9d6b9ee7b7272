import { sortOffers } from '#domain/watch/sort-offers.ts';
import { OFFER_KINDS, type OfferKind, type WatchOffers } from '#domain/watch/watch-offers.ts';
import type { WatchService } from '#domain/watch/watch-service.ts';
import { Icon } from '../../../components/form/icon.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { ServiceLogo } from '../../../components/watch/service-logo.tsx';
import { useLibrary } from '../../../hooks/use-library.ts';
import styles from './where-to-watch.module.css';

/** What each line is called. */
const LABELS: Readonly<Record<OfferKind, string>> = { stream: 'Stream', rent: 'Rent', buy: 'Buy' };

const NONE: readonly number[] = [];

interface OfferProps {
  readonly service: WatchService;
  /** The provider's page, which leads on to the service; null where there is none. */
  readonly link: string | null;
  readonly isMine: boolean;
}

/** A service that has a title. */
function Offer({ service, link, isMine }: OfferProps) {
  const contents = (
    <>
      <ServiceLogo {...service} />
      <span className={styles.name} dir="auto">
        {service.name}
      </span>
      {isMine && (
        <>
          <Icon path={LATE_ICONS.check} />
          <Hidden>, one of yours</Hidden>
        </>
      )}
    </>
  );
  return link === null ? (
    <span className={styles.offer}>{contents}</span>
  ) : (
    <a className={styles.offer} href={link} target="_blank" rel="noopener noreferrer">
      {contents}
    </a>
  );
}

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
