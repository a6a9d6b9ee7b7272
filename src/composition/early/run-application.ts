import { unlessLeft } from '#application/time/unless-left.ts';
import { hostPath } from '#ui/hooks/site-path.ts';
import { preload } from './preload.ts';

/** What the built page says of its files. */
export interface PageFiles {
  readonly code: string;
  readonly fonts: readonly string[];
  /** By the names of the screens. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** Nothing that can do without the others waits longer than this for them: whether they come is the network's business. */
const LIMIT_MS = 600;

const limited = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when the largest picture of the page's frame, which is the first, has come or failed. At once where there is none. */
const largestPicture = (): Promise<unknown> =>
  Promise.allSettled([document.querySelector<HTMLImageElement>('#frame img')?.decode()]);

/**
 * Fetches the application's code once the browser has painted the page's frame, and the fonts once the code and the largest
 * picture have come: fetched at the same time, the fonts would delay both. Runs the code once the first pictures have been
 * requested and the browser has painted what there is, for example the picture of the last visit. To fetch, compile and run
 * it takes a while, and would keep the browser from both. A page that is not seen paints nothing, so the code runs at once.
 * @param pictures resolves when the first pictures have been requested, or cannot be
 */
export const runApplication = ({ code, fonts }: PageFiles, pictures: () => Promise<void>): void => {
  document.addEventListener('DOMContentLoaded', () => {
    const run = () => void import(/* @vite-ignore */ hostPath(`/${code}`)).catch(unlessLeft(reportError, setTimeout));
    if (document.hidden) run();
    else {
      const fetched = painted().then(() => preload(code));
      const begun = limited(pictures()).then(painted);
      const shown = begun.then(() => limited(largestPicture()));
      void Promise.all([fetched, shown]).then(() => fonts.map(preload));
      void Promise.all([limited(fetched), begun]).then(run);
    }
  });
};
