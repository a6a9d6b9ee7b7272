import { NEVER, of } from 'rxjs';
import type { Browser } from '#application/ports/browser.ts';

/** A browser that does all that is asked of it, for a page that is online, looked at and never left. */
export const willingBrowser: Browser = {
  canShare: false,
  share: () => Promise.resolve(),
  canShareFile: () => false,
  shareFile: () => Promise.resolve(),
  copy: () => Promise.resolve(),
  openMail: () => undefined,
  download: () => undefined,
  startOver: () => undefined,
  shown$: of(undefined),
  online$: of(true),
  noteAnswer: () => undefined,
  leaving$: NEVER,
  returning$: NEVER,
};
