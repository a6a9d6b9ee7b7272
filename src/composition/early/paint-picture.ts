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

/** An empty header of the right size. Its search box goes onto a second line where `--over` says so. */
const headerRoom = (): HTMLElement => {
  const bar = element(header['bar']);
  bar.style.minHeight = 'var(--over, var(--header))';
  return element(header['header'], bar);
};

/**
 * Paints in the next frame, because the page's body is there by then. Paints nothing where there is already something
 * to see. The application draws over it once its code has arrived.
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

/** Paints home's first picture, or that of the last visit, in its final place. */
export const paintBanner = (picture: LargePicture): void =>
  paint(() => {
    const shown = element(frame['picture'], element(frame['layer'], imageOf(picture, 'banner')));
    return element(home['stack'], element(banner['banner'], shown));
  });

/** Paints the first picture of a title's screen in its final place. */
export const paintBackdrop = (picture: LargePicture): void =>
  paint(() => element(backdrop['backdrop'], imageOf(picture, 'backdrop')));
