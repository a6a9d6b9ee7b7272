import { pictureAttributes } from '#ui/components/picture/picture-attributes.ts';
import type { LastBanner } from './last-banner.ts';
import backdrop from '#ui/screens/detail/backdrop.module.css';
import banner from '#ui/screens/home/banner-picture.module.css';

export type LargePicture = Pick<LastBanner, 'source' | 'path'>;

/** @param place the class of the picture's place in the frame */
const paint = ({ source, path }: LargePicture, use: 'banner' | 'backdrop', place: string | undefined): void => {
  const put = (): void => {
    const element = document.querySelector(`[data-frame] .${place}`);
    if (!element || element.hasChildNodes()) return;
    const { sizes = '', srcSet = '', src } = pictureAttributes(source, path, use);
    element.append(Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes, srcset: srcSet, src }));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put);
  else put();
};

/** Paints home's first picture, or that of the last visit, in its final place. */
export const paintBanner = (picture: LargePicture): void => paint(picture, 'banner', banner['picture']);

/** Paints the first picture of a title's screen in its final place. */
export const paintBackdrop = (picture: LargePicture): void => paint(picture, 'backdrop', backdrop['backdrop']);
