import { Placeholder } from '../../components/page/placeholder.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import picture from './banner-picture.module.css';
import styles from './banner-skeleton.module.css';
import ticket from './banner-ticket.module.css';
import banner from './rotating-banner.module.css';

interface BannerSkeletonProps {
  /** The number of slides to come. */
  readonly slides: number;
}

/** A placeholder for the banner, in the same size. */
export function BannerSkeleton({ slides }: BannerSkeletonProps) {
  return (
    <div className={banner.banner} aria-hidden="true">
      <Placeholder className={picture.picture} />
      <div className={styles.programme}>
        {Array.from({ length: slides }, (_, index) => (
          <span key={index} className={styles.item}>
            <Placeholder className={styles.name} />
          </span>
        ))}
      </div>
      <Ticket className={ticket.ticket} bodyClassName={styles.face} stub={<Placeholder className={styles.action} />}>
        <div>
          <Placeholder className={styles.title} />
          <Placeholder className={styles.text} />
        </div>
        <Placeholder className={styles.facts} />
      </Ticket>
      <div className={styles.dots} />
    </div>
  );
}
