import type { WatchService } from '#domain/watch/watch-service.ts';
import { Icon } from '../../../components/form/icon.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { Hidden } from '../../../components/page/hidden.tsx';
import { ServiceLogo } from '../../../components/watch/service-logo.tsx';
import styles from './where-to-watch.module.css';

interface OfferProps {
  readonly service: WatchService;
  /** The provider's page, which leads on to the service; null where there is none. */
  readonly link: string | null;
  readonly isMine: boolean;
}

/** A service that has a title. */
export function Offer({ service, link, isMine }: OfferProps) {
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
