import { isImagePath, type ImageSource } from '#domain/image-source.ts';
import { pictureAttributes } from '#ui/components/picture/picture-attributes.ts';
import { PICTURE_FORMATS } from '#ui/components/picture/picture-use.ts';
import type { PicturesOfPlaces } from './first-pictures.ts';

const imageOf = (source: ImageSource, path: string, use: PicturesOfPlaces['use']): HTMLImageElement => {
  const { sizes = '', srcSet = '', src } = pictureAttributes(source, path, use);
  const fetchPriority = PICTURE_FORMATS[use].ratio === 'wide' ? 'high' : 'auto';
  const image = new Image();
  // The application tells of a picture that cannot be fetched. Nothing is seen of it here.
  const onerror = () => image.remove();
  return Object.assign(image, { alt: '', fetchPriority, onerror, sizes, srcset: srcSet, src });
};

const put = (source: ImageSource, { use, place, paths }: PicturesOfPlaces): void => {
  const { screen } = document.documentElement.dataset;
  const places = document.querySelectorAll(`#frame [data-screen='${screen}'] .${place}`);
  for (const [index, element] of places.entries()) {
    const path = paths[index];
    if (typeof path !== 'string' || !isImagePath(path) || element.hasChildNodes()) continue;
    element.append(imageOf(source, path, use));
  }
};

/**
 * Puts pictures into their places in the page's frame, as soon as it is there: they are on their way, and may be seen,
 * before the application draws them in the same places.
 */
export const showPictures = (source: ImageSource, pictures: readonly PicturesOfPlaces[]): void => {
  const putAll = (): void => {
    for (const each of pictures) put(source, each);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', putAll);
  else putAll();
};
