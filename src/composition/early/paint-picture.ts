import { pictureAttributes } from '#ui/components/picture/picture-attributes.ts';
import type { LastBanner } from './last-banner.ts';
import backdrop from '#ui/screens/detail/backdrop.module.css';
import frame from '#ui/screens/home/banner-picture.module.css';
import home from '#ui/screens/home/home-screen.module.css';
import banner from '#ui/screens/home/rotating-banner.module.css';
import header from '#ui/shell/header/header.module.css';
import layout from '#ui/shell/layout.module.css';

export type LargePicture = Pick<LastBanner, 'source' | 'path'>;

const element = (className: string | undefined, ...children: readonly Element[]): HTMLElement => {
  const made = document.createElement('div');
  made.className = className ?? '';
  made.append(...children);
  return made;
};

const imageOf = ({ source, path }: LargePicture, use: 'banner' | 'backdrop'): HTMLImageElement => {
  const { sizes = '', srcSet = '', src } = pictureAttributes(source, path, use);
  return Object.assign(new Image(), { alt: '', fetchPriority: 'high', sizes, srcset: srcSet, src });
};

/** The room of the header. Its search box is on a second line where `--over` says so. */
const headerRoom = (): HTMLElement => {
  const bar = element(header['bar']);
  bar.style.minHeight = 'var(--over, var(--header))';
  return element(header['header'], bar);
};

/**
 * Unless there is something to see already: the application, once it is here, draws over it. In the next frame, before which
 * the page's body is there.
 */
const paint = (contents: () => Element): void => {
  requestAnimationFrame(() => {
    const root = document.getElementById('root');
    if (!root || root.hasChildNodes()) return;
    const page = element(layout['layout'], headerRoom(), element(layout['main'], contents()));
    page.ariaHidden = 'true';
    root.append(page);
  });
};

/** Paints the picture that home begins with, or began with last time, where it will be. */
export const paintBanner = (picture: LargePicture): void =>
  paint(() => {
    const shown = element(frame['picture'], element(frame['layer'], imageOf(picture, 'banner')));
    return element(home['stack'], element(banner['banner'], shown));
  });

/** Paints the picture that a title's screen begins with where it will be. */
export const paintBackdrop = (picture: LargePicture): void =>
  paint(() => element(backdrop['backdrop'], imageOf(picture, 'backdrop')));
