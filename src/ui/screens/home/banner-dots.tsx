import { titleKey, titleName } from '#domain/title.ts';
import type { BannerSlides } from './banner-slides.ts';
import { BannerSteps } from './banner-steps.tsx';
import { PauseButton } from './pause-button.tsx';
import styles from './banner-dots.module.css';

/** Dots in place of the programme, where there is no room for it. They are read before the slide and drawn below it. */
export function BannerDots(slides: BannerSlides) {
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
