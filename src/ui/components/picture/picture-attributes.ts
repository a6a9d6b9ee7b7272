import { imageSrcSet, imageUrl, type ImageSource } from '#domain/image-source.ts';
import { PICTURE_FORMATS, type PictureUse } from './picture-use.ts';

/** Reserves room on the page before the file has arrived. Only the ratio counts; the box decides the size. */
const BOXES = { poster: { width: 342, height: 513 }, wide: { width: 1280, height: 720 } } as const;

/**
 * The attributes that tell the browser which file to fetch for a picture. They are for an `<img>`, or for fetching the
 * picture early.
 */
export const pictureAttributes = (source: ImageSource, path: string, use: PictureUse) => {
  const { widths, sizes, ratio } = PICTURE_FORMATS[use];
  const srcSet = imageSrcSet(source, path, widths);
  const largest = widths.at(-1) ?? widths[0];
  return { ...BOXES[ratio], sizes: srcSet && sizes, srcSet, src: imageUrl(source, path, largest) };
};
