import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import type { Title } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { BannerDots } from './banner-dots.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerTicket } from './banner-ticket.tsx';
import { Programme } from './programme.tsx';
import { useBannerHold } from './use-banner-hold.ts';
import styles from './rotating-banner.module.css';

interface RotatingBannerProps {
  /** The titles of the slides, one title for each slide. */
  readonly titles: readonly Title[];
}

/** The picture, the programme of all slides, and the ticket of the slide that is shown (product.md, Home: banner). */
export function RotatingBanner({ titles }: RotatingBannerProps) {
  const app = useApp();
  const [banner] = useState(() => app.createBanner(titles.length));
  const { index, paused, held } = useObservableEagerState(banner.state$);
  const hold = useBannerHold(banner);
  useEffect(() => banner.activate(), [banner]);
  const turning = !paused && !held;
  const slides = { titles, index, paused, banner };
  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label="Trending this week"
      data-turning={turning}
      {...hold}
    >
      <BannerPicture titles={titles} index={index} />
      <Programme {...slides} />
      <BannerDots {...slides} />
      <BannerTicket titles={titles} index={index} turning={turning} />
    </section>
  );
}
