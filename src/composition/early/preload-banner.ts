import { isAdult } from '#adapters/tmdb/is-adult.ts';
import { isImagePath } from '#domain/image.ts';
import { pictureAttributes } from '#ui/parts/picture-attributes.ts';

interface Item {
  readonly media_type?: unknown;
  readonly backdrop_path?: unknown;
}

interface Answers {
  readonly images?: { readonly secure_base_url?: unknown };
  readonly results?: readonly Item[];
}

const isTitle = (item: Item): boolean => item.media_type !== 'person' && !isAdult(item);

/**
 * Fetches the picture of the banner's first slide, which is the largest on the screen. Where the answers are not as they
 * should be it does nothing: the application tells what is wrong with them.
 */
export const preloadBanner = (configuration: unknown, trending: unknown): void => {
  const { images, results } = { ...(configuration as Answers), ...(trending as Answers) };
  const baseUrl = images?.secure_base_url;
  const path = results?.find(isTitle)?.backdrop_path;
  if (typeof baseUrl !== 'string' || typeof path !== 'string' || !isImagePath(path)) return;
  const { sizes, srcSet = '', src } = pictureAttributes({ baseUrl, sized: true }, path, 'banner');
  Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src });
};
