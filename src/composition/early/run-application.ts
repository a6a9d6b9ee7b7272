import { unlessLeft } from '#application/unless-left.ts';
import { hostPath } from '#ui/hooks/site-path.ts';
import { pageFiles } from './page-files.ts';
import { preload } from './preload.ts';

/** The code waits no longer than this for the first pictures: whether they come is the network's business. */
const PICTURES_MS = 600;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Resolves when the largest picture of the page's frame, which is the first, has come or failed. At once where there is none. */
const largestPicture = (): Promise<unknown> =>
  Promise.allSettled([document.querySelector<HTMLImageElement>('#frame img')?.decode()]);

/**
 * Fetches the application's code once the browser has painted the page's frame, and the fonts once the largest picture has
 * come, because beside it they hold it up. Runs the code once the first pictures have been requested and the browser has
 * painted what there is, for example the picture of the last visit. To fetch, compile and run it takes a while, and would
 * keep the browser from both. A page that is not seen paints nothing, so the code runs at once.
 * @param pictures resolves when the first pictures have been requested, or cannot be
 */
export const runApplication = (pictures: () => Promise<void>): void => {
  document.addEventListener('DOMContentLoaded', () => {
    const files = pageFiles('application') ?? [];
    const [code, ...fonts] = files;
    // The development server's page runs the code by itself.
    if (code === undefined) return;
    const run = () => void import(/* @vite-ignore */ hostPath(`/${code}`)).catch(unlessLeft(reportError, setTimeout));
    if (document.hidden) run();
    else {
      afterPaint(() => preload([code]));
      const begun = Promise.race([pictures(), wait(PICTURES_MS)]);
      void begun.then(() => afterPaint(run));
      void begun
        .then(() => Promise.race([largestPicture(), wait(PICTURES_MS)]))
        .then(() => afterPaint(() => preload(fonts)));
    }
  });
};
