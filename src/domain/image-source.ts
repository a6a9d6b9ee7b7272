/** Where pictures come from, as the catalogue's configuration says. */
export interface ImageSource {
  /** Ends with `/`. */
  readonly baseUrl: string;
  /** Whether the source keeps each picture in TMDB's sizes, or in one file that suits all (drawings). */
  readonly sized: boolean;
}

/** TMDB's sizes that the design uses (product.md, Pictures and focus: picture sizes). */
export type ImageSize = 'w92' | 'w185' | 'w300' | 'w342' | 'w500' | 'w780' | 'w1280' | 'h632' | 'original';

/** The paths providers give; anything else is not put into a URL (product.md, General: texts). */
const PATH = /^\/[\w.-]+$/;
export const isImagePath = (path: string): boolean => PATH.test(path);

export const imageUrl = ({ baseUrl, sized }: ImageSource, path: string, size: ImageSize): string =>
  sized ? `${baseUrl}${size}${path}` : `${baseUrl}${path.slice(1)}`;

/** The `srcset` over width sizes; undefined where one file suits all. */
export const imageSrcSet = (source: ImageSource, path: string, widths: readonly `w${number}`[]): string | undefined =>
  source.sized ? widths.map((size) => `${source.baseUrl}${size}${path} ${size.slice(1)}w`).join(', ') : undefined;
