import type { Banner } from '#application/time/banner.ts';
import type { Title } from '#domain/title.ts';

/** The data that the banner's controls use. */
export interface BannerSlides {
  readonly titles: readonly Title[];
  /** The index of the slide that is shown. */
  readonly index: number;
  /** Whether the visitor paused the banner. */
  readonly paused: boolean;
  readonly banner: Banner;
}
