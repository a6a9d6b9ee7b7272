import { DAY_MS } from '#domain/days/day-ms.ts';
import { isImagePath, type ImageSource } from '#domain/image-source.ts';
import type { StartupState } from '#domain/startup-state.ts';
import { ownName } from '../own-name.ts';
import { rememberedValue } from './remembered-value.ts';

/** The picture that home began with. */
interface LastBanner {
  readonly source: ImageSource;
  readonly path: string;
  /** The time in milliseconds since 1970. */
  readonly at: number;
}

/** Nothing of TMDB's is stored for longer than six months, as TMDB's terms demand. */
const KEPT_MS = 182 * DAY_MS;

const isUsable = ({ source, path, at }: Partial<LastBanner>): boolean =>
  typeof source?.baseUrl === 'string' &&
  typeof path === 'string' &&
  isImagePath(path) &&
  Date.now() - Number(at) < KEPT_MS;

/** The banner of the last visit. Not known where home was not seen recently, or only without a picture. */
const lastBanner = rememberedValue<LastBanner>({
  key: ownName('matinee_last_banner'),
  parse: (text) => {
    const banner = JSON.parse(text) as LastBanner;
    return isUsable(banner) ? banner : undefined;
  },
});

export const recallBanner = (): LastBanner | undefined => lastBanner.recall();

export const rememberBanner = (state: StartupState): void => {
  if (state.status !== 'ready') return;
  const path = state.trending?.[0]?.backdrop_path;
  if (path) lastBanner.remember({ source: state.images, path, at: Date.now() });
};
