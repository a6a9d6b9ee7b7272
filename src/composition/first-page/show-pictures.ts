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

/** How long a picture that is on its way is waited for, in milliseconds. */
const LIMIT_MS = 300;

/** Resolves when a picture has come, or cannot, or is waited for no longer. */
const come = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve);
    setTimeout(resolve, LIMIT_MS);
  });

/** @returns the pictures that are on their way */
const put = (source: ImageSource, { use, place, paths }: PicturesOfPlaces): readonly HTMLImageElement[] => {
  const { screen } = document.documentElement.dataset;
  const places = document.querySelectorAll(`#frame [data-screen='${screen}'] .${place}`);
  return [...places].flatMap((element, index) => {
    const path = paths[index];
    if (typeof path !== 'string' || !isImagePath(path) || element.hasChildNodes()) return [];
    const image = imageOf(source, path, use);
    element.append(image);
    return [image];
  });
};

/**
 * Puts pictures into their places in the page's frame, as soon as it is there: they are on their way, and may be seen,
 * before the application draws them in the same places. Those of a kind wait for the kind before it, the largest first: many
 * hosts send all that is asked for side by side, and eight posters are twice the largest picture's bytes.
 */
export const showPictures = (source: ImageSource, pictures: readonly PicturesOfPlaces[]): void => {
  const putAll = async (): Promise<void> => {
    for (const each of pictures) await Promise.all(put(source, each).map(come));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void putAll());
  else void putAll();
};
