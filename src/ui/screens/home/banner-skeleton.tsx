import { classNames } from '../../components/page/class-names.ts';
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
      <div className={classNames(picture.picture, styles.placeholder)} />
      <div className={styles.programme}>
        {Array.from({ length: slides }, (_, index) => (
          <span key={index} className={styles.item} />
        ))}
      </div>
      <Ticket className={ticket.ticket} bodyClassName={styles.face} stub={<span className={styles.action} />}>
        <div>
          <div className={styles.title} />
          <div className={styles.text} />
        </div>
        <div className={styles.facts} />
      </Ticket>
      <div className={styles.dots} />
    </div>
  );
}
