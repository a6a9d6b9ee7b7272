import { useRef } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { inCountry } from '#domain/format/in-country.ts';
import { sortOffers } from '#domain/watch/compose-offers.ts';
import {
  isOnServices,
  hasOffers,
  OFFER_KINDS,
  type OfferKind,
  type WatchOffers,
  type WatchService,
} from '#domain/watch/watch-offers.ts';
import { ShortFailure } from '../../../components/feedback/short-failure.tsx';
import { buttonClass } from '../../../components/form/button-class.ts';
import { Icon } from '../../../components/form/icon.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { NewTab } from '../../../components/page/new-tab.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { JustWatchCredit } from '../../../components/watch/just-watch-credit.tsx';
import { ServicesDoor } from '../../../components/watch/my-services-button.tsx';
import { ServiceLogo } from '../../../components/watch/service-logo.tsx';
import { useRequestUrl } from '../../../components/watch/use-request-url.ts';
import { useWatch } from '../../../components/watch/use-watch.ts';
import { useInPlace } from '../../../hooks/use-in-place.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import styles from './where-to-watch.module.css';

/** Leads to the title where the host takes requests: nothing is sent (product.md, Where to watch: request). */
function RequestLink({ id: { media_type, id } }: { readonly id: TitleId }) {
  const url = useRequestUrl();
  if (!url) return null;
  const [, , host] = url.split('/');
  return (
    <p className={styles.request}>
      <a
        className={buttonClass({})}
        href={`${url.replace(/\/$/, '')}/${media_type}/${id}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>
          Ask for it on <bdi>{host}</bdi>
        </span>
        <NewTab />
      </a>
    </p>
  );
}

interface OffersHereProps {
  readonly id: TitleId;
  readonly query: LoadableQuery<WatchOffers>;
  readonly region: string;
  /** Makes an action keep the focus in the section. */
  readonly onStay: (act: () => void) => () => void;
}

/** Placeholders for the three lines. */
function OfferLinesSkeleton() {
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
          <Icon path={ICONS.check} />
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

/** One line for each way to watch, the visitor's own services first; what there is no way to is one line. */
function OfferLines({ offers, mine }: { readonly offers: WatchOffers; readonly mine: readonly number[] }) {
  const sorted = sortOffers(offers, mine);
  // Links take the focus along; where there are none, the lists themselves are scrolled by keys.
  const tabIndex = offers.link === null ? 0 : undefined;
  const none = OFFER_KINDS.filter((kind) => sorted[kind].length === 0);
  return (
    <dl className={styles.lines}>
      {OFFER_KINDS.filter((kind) => !none.includes(kind)).map((kind) => (
        <div key={kind} className={styles.line}>
          <dt>{LABELS[kind]}</dt>
          <dd>
            <ul className={styles.offers} aria-label={LABELS[kind]} tabIndex={tabIndex}>
              {sorted[kind].map((service) => (
                <li key={service.id}>
                  <Offer service={service} link={offers.link} isMine={mine.includes(service.id)} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
      {none.length > 0 && (
        <div className={styles.line}>
          <dt>{none.map((kind) => LABELS[kind]).join(', ')}</dt>
          <dd className={styles.none}>Nowhere</dd>
        </div>
      )}
    </dl>
  );
}

/** What there is of a title in the visitor's country. */
function OffersHere({ id, query, region, onStay }: OffersHereProps) {
  const offers = useQuery(query);
  const mine = useLibrary(({ preferences }) => preferences.watchServices ?? NONE);
  const here = inCountry(countryName(region));
  return (
    <>
      {offers.status === 'loading' && <OfferLinesSkeleton />}
      {offers.status === 'failed' && (
        <ShortFailure text="Where to watch this could not be loaded." onRetry={onStay(() => query.retry())} />
      )}
      {offers.status === 'loaded' &&
        (hasOffers(offers.value) ? (
          <>
            <OfferLines offers={offers.value} mine={mine} />
            <JustWatchCredit />
          </>
        ) : (
          <p>{`Not on any service we know of ${here}.`}</p>
        ))}
      {offers.status === 'loaded' && !isOnServices(offers.value, mine) && <RequestLink id={id} />}
    </>
  );
}

/** Where a title can be watched, in the visitor's country (product.md, Where to watch: lines). */
export function WhereToWatch({ id }: { readonly id: TitleId }) {
  const { watch, region, retry } = useWatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const inPlace = useInPlace(heading);
  return (
    <Section title="Where to watch" headingRef={heading}>
      {retry && <ShortFailure text="Where to watch this could not be loaded." onRetry={inPlace(retry)} />}
      {!watch && !retry && <OfferLinesSkeleton />}
      {watch && (
        <>
          <div className={styles.country}>
            <ServicesDoor region={region} />
          </div>
          {region === undefined ? (
            <RequestLink id={id} />
          ) : (
            <OffersHere id={id} query={watch.queries.offersOf(id, region)} region={region} onStay={inPlace} />
          )}
        </>
      )}
    </Section>
  );
}
