import type { ConsoleLog } from '../../ports/console-log.ts';
import type { DrawnPicture, PictureDrawer, PictureOrder } from '../../ports/picture-drawer.ts';

export interface DrawPictureDeps {
  readonly pictureDrawer: PictureDrawer;
  readonly consoleLog: ConsoleLog;
}

/** Failed: the code that draws did not come. */
export type PictureOutcome = DrawnPicture | { readonly status: 'failed' };

/** Draws what the visitor may share as a picture (product.md, As a picture: on the device). */
export class DrawPicture {
  constructor(private readonly deps: DrawPictureDeps) {}

  /** Rejects only where the signal says so. */
  async execute(order: PictureOrder, signal: AbortSignal): Promise<PictureOutcome> {
    const { pictureDrawer, consoleLog } = this.deps;
    try {
      const drawn = await pictureDrawer.draw(order, signal);
      if (drawn.status === 'refused') consoleLog.warn('links', 'The browser draws no picture.', undefined);
      return drawn;
    } catch (error) {
      if (signal.aborted) throw error;
      consoleLog.error('links', 'A picture could not be drawn.', error);
      return { status: 'failed' };
    }
  }
}
