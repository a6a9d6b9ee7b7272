import type { ImageSize } from '#domain/image-source.ts';

export type PictureUse =
  | 'row'
  | 'grid'
  | 'detail'
  | 'banner'
  | 'backdrop'
  | 'still'
  | 'episode'
  | 'line'
  | 'collection'
  | 'portrait'
  | 'thumb';

type Width = Extract<ImageSize, `w${number}`>;

interface PictureFormat {
  readonly widths: readonly [Width, ...Width[]];
  readonly sizes: string;
  readonly ratio: 'poster' | 'wide';
}

const CARD_WIDTHS = ['w185', 'w342', 'w500'] as const;
const SMALL_WIDTHS = ['w185', 'w342'] as const;
const WIDE_WIDTHS = ['w780', 'w1280'] as const;

/** The provider's sizes that each use may take, and its drawn width (product.md, Pictures and focus: picture sizes). */
export const PICTURE_FORMATS: Readonly<Record<PictureUse, PictureFormat>> = {
  row: { widths: CARD_WIDTHS, sizes: '(min-width:1280px) 12rem, (min-width:560px) 10.5rem, 38vw', ratio: 'poster' },
  grid: {
    widths: CARD_WIDTHS,
    sizes: '(min-width:1280px) 15vw, (min-width:1024px) 18vw, (min-width:768px) 22vw, (min-width:560px) 29vw, 44vw',
    ratio: 'poster',
  },
  detail: { widths: ['w342', 'w500', 'w780'], sizes: '(min-width:768px) 21vw, 38vw', ratio: 'poster' },
  banner: { widths: WIDE_WIDTHS, sizes: '(min-width:1180px) 65vw, 100vw', ratio: 'wide' },
  backdrop: { widths: WIDE_WIDTHS, sizes: '100vw', ratio: 'wide' },
  still: { widths: ['w300', 'w780'], sizes: '(min-width:768px) 17rem, 62vw', ratio: 'wide' },
  episode: { widths: ['w300', 'w780'], sizes: '(min-width:768px) 11rem, 6.5rem', ratio: 'wide' },
  line: { widths: SMALL_WIDTHS, sizes: '4.25rem', ratio: 'poster' },
  collection: { widths: SMALL_WIDTHS, sizes: '(min-width:768px) 10rem, 31vw', ratio: 'poster' },
  portrait: { widths: SMALL_WIDTHS, sizes: '6.5rem', ratio: 'poster' },
  thumb: { widths: ['w92'], sizes: '2.75rem', ratio: 'poster' },
};
