import header from '#ui/app/header.module.css';
import layout from '#ui/app/layout.module.css';
import { pictureAttributes } from '#ui/parts/picture-attributes.ts';
import frame from '#ui/screens/home/banner-picture.module.css';
import home from '#ui/screens/home/home-screen.module.css';
import banner from '#ui/screens/home/rotating-banner.module.css';
import type { LastBanner } from './last-banner.ts';

export type BannerPicture = Pick<LastBanner, 'source' | 'path'>;

const element = (className: string | undefined, ...children: readonly Element[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = className ?? '';
  made.append(...children);
  return made;
};

const imageOf = ({ source, path }: BannerPicture): HTMLImageElement => {
  const { sizes = '', srcSet = '', src } = pictureAttributes(source, path, 'banner');
  return Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes, srcset: srcSet, src });
};

/** The room of the header, whose search box goes onto a second line where `--over` says so. */
const headerRoom = (): HTMLElement => {
  const bar = element(header['bar']);
  bar.style.minHeight = 'var(--over, var(--header))';
  return element(header['header'], bar);
};

/**
 * Paints the picture that home begins with, or began with last time, where it will be, unless there is something to see
 * already: the application, once it is here, draws over it. In the next frame, before which the page's body is there.
 */
export const paintBanner = (picture: BannerPicture): void => {
  requestAnimationFrame(() => {
    const root = document.getElementById('root');
    if (!root || root.hasChildNodes()) return;
    const shown = element(frame['picture'], element(frame['layer'], imageOf(picture)));
    const page = element(
      layout['layout'],
      headerRoom(),
      element(layout['main'], element(home['stack'], element(banner['banner'], shown))),
    );
    page.ariaHidden = 'true';
    root.append(page);
  });
};
