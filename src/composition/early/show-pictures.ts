import { isImagePath, type ImageSource } from '#domain/image-source.ts';
import { pictureAttributes } from '#ui/components/picture/picture-attributes.ts';
import type { FirstPictures } from './first-pictures.ts';

interface Configuration {
  readonly images?: { readonly secure_base_url?: unknown };
}

const sourceIn = ({ images }: Configuration): ImageSource | undefined => {
  const baseUrl = images?.secure_base_url;
  return typeof baseUrl === 'string' ? { baseUrl, sized: true } : undefined;
};

/**
 * Fetches the first screen's largest pictures before the application requests them, and shows the largest. It does
 * nothing with answers that are not as they should be: the application reports what is wrong with them.
 */
export const showPictures = ({ find, paint }: FirstPictures, configuration: Configuration, answer: object): void => {
  const source = sourceIn(configuration);
  if (!source) return;
  for (const [place, [path, use]] of find(answer).entries()) {
    if (typeof path !== 'string' || !isImagePath(path)) continue;
    const { sizes, srcSet = '', src } = pictureAttributes(source, path, use);
    Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src });
    if (place === 0) paint({ source, path });
  }
};
