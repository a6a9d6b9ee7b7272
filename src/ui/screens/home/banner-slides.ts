import type { Banner } from '#application/streams/banner.ts';
import type { Title } from '#domain/title.ts';

/** What the banner's controls work on. */
export interface BannerSlides {
  readonly titles: readonly Title[];
  /** The slide that is shown. */
  readonly index: number;
  /** By the visitor. */
  readonly paused: boolean;
  readonly banner: Banner;
}
