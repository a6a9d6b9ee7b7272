import type { ImageSource } from '#domain/image-source.ts';
import type { Drawing, Measure } from '#domain/pictures/drawing.ts';

export interface PictureOrder {
  /** What is to be drawn. It is asked for more than once: texts are as wide as their fonts, which may have to come first. */
  readonly layout: (measure: Measure) => Drawing;
  /** Where posters are. */
  readonly images: ImageSource;
}

/** A picture as a PNG file, or that this browser draws none. */
export type DrawnPicture =
  | {
      readonly status: 'drawn';
      readonly png: Uint8Array<ArrayBuffer>;
      /** How many posters could not be had: their places say that there is none. Titles without a poster are not counted. */
      readonly missing: number;
    }
  | { readonly status: 'refused' };

/** Draws pictures on the device. */
export interface PictureDrawer {
  /**
   * Asks for the posters, and for nothing else; waits for them and for the fonts, for a while. A poster or font that does not come leaves the
   * picture without it. Rejects where the signal says so, and where the code that draws does not come.
   */
  draw(order: PictureOrder, signal: AbortSignal): Promise<DrawnPicture>;
}
