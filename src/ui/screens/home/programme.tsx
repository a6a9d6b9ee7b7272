import { titleKey } from '#domain/title.ts';
import { Leader } from '../../components/page/leader.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';
import type { BannerSlides } from './banner-slides.ts';
import { BannerSteps } from './banner-steps.tsx';
import { PauseButton } from './pause-button.tsx';
import styles from './programme.module.css';

/** The list of all slides, beside the picture. Its controls come before the slides that they turn. */
export function Programme(slides: BannerSlides) {
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
