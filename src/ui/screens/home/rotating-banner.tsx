import { useObservableEagerState } from 'observable-hooks';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { Banner } from '#application/time/banner.ts';
import { type Title, titleKey, titleName } from '#domain/title.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { StepButtons } from '../../components/form/step-buttons.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { REDUCED_MOTION, useMedia } from '../../hooks/media/use-media.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { BannerPicture } from './banner-picture.tsx';
import { BannerTicket } from './banner-ticket.tsx';
import styles from './rotating-banner.module.css';

/** The data that the banner's controls use. */
interface BannerSlides {
  readonly titles: readonly Title[];
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly paused: boolean;
  readonly banner: Banner;
}

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isHidden = () => document.visibilityState === 'hidden';

/** Whether the page is hidden: in another tab, or minimised. */
const usePageHidden = (): boolean => useSyncExternalStore(onVisibility, isHidden);

/** Windows whose width leaves no room for the programme beside the picture, as the styles have it. */
const NARROW = '(max-width: 1179px)';

/**
 * Holds the banner while it is pointed at or has the focus, while the page is hidden, or when the visitor wants no
 * motion. Returns the handlers for the banner's element.
 */
const useBannerHold = (banner: Banner) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const still = useMedia(REDUCED_MOTION);
  const held = pointed || focused || hidden || still === true;
  useEffect(() => banner.hold(held), [banner, held]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // Not the focus that a click or tap leaves behind, or the banner would never turn again.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused((was) => was && currentTarget.contains(relatedTarget)),
  };
};

/** A visible pause button, which WCAG 2.2.2 demands. */
function PauseButton({ paused, banner }: Pick<BannerSlides, 'paused' | 'banner'>) {
  return (
    <IconButton
      icon={paused ? ICONS.play : ICONS.pause}
      label={paused ? 'Play' : 'Pause'}
      onClick={() => banner.togglePause()}
    />
  );
}

/** The buttons for the previous and next slide. They are disabled at the ends (product.md, Home: banner timing). */
function BannerSteps({ titles, index, banner }: BannerSlides) {
  return (
    <StepButtons
      backLabel="Previous slide"
      forwardLabel="Next slide"
      atStart={index === 0}
      atEnd={index === titles.length - 1}
      back={() => banner.previous()}
      forward={() => banner.next()}
    />
  );
}

/** Dots in place of the programme, where there is no room for it. They are read before the slide and drawn below it. */
function BannerDots(slides: BannerSlides) {
  const { titles, index, banner } = slides;
  return (
    <div className={styles.dots}>
      <PauseButton {...slides} />
      <BannerSteps {...slides} />
      {titles.map((title, place) => (
        <button
          key={titleKey(title)}
          type="button"
          className={styles.dot}
          aria-label={`Go to slide ${place + 1}, ${titleName(title)}`}
          aria-current={place === index || undefined}
          onClick={() => banner.goTo(place)}
        />
      ))}
    </div>
  );
}

/** The list of all slides, beside the picture. Its controls come before the slides that they turn. */
function Programme(slides: BannerSlides) {
  const { titles, index, banner } = slides;
  const markOf = useMarkOf();
  return (
    <div className={styles.programme}>
      <div className={styles.head}>
        <h2>On the programme</h2>
        <BannerSteps {...slides} />
        <PauseButton {...slides} />
      </div>
      <ol>
        {titles.map((title, place) => (
          <li key={titleKey(title)}>
            <button
              type="button"
              className={styles.slide}
              aria-current={place === index || undefined}
              onClick={() => banner.goTo(place)}
            >
              <span className={styles.number}>{place + 1}</span>
              <TitleName as="span" className={styles.name} title={title} />
              <Leader className={styles.leader} />
            </button>
            <ProviderRating title={title} mark={markOf(title)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The picture, the programme of all slides or dots in its place, and the ticket of the slide that is shown, one slide for each title (product.md, Home: banner). */
export function RotatingBanner({ titles }: { readonly titles: readonly Title[] }) {
  const app = useApp();
  const [banner] = useState(() => app.createBanner(titles.length));
  const { index, paused, held } = useObservableEagerState(banner.state$);
  const hold = useBannerHold(banner);
  const isNarrow = useMedia(NARROW);
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
      {isNarrow ? <BannerDots {...slides} /> : <Programme {...slides} />}
      <BannerTicket titles={titles} index={index} turning={turning} />
    </section>
  );
}
