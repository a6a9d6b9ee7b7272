import type { PictureFigure, PictureLine } from './picture-words.ts';

/** What is printed of a year that was seen (product.md, As a picture: year). */
export interface YearPicture {
  readonly kind: 'year';
  /** '2026', or 'All time'. */
  readonly year: string;
  /** Three at most are printed. */
  readonly figures: readonly PictureFigure[];
  /** Paths of posters, of which five at most are printed. */
  readonly posters: readonly string[];
  /** Three at most are printed. */
  readonly lines: readonly PictureLine[];
}
