import { unlessLeft } from '#application/unless-left.ts';

const run = (): void => {
  const code = document.querySelector<HTMLLinkElement>('link[data-application]');
  // The development server's page runs the code by itself.
  if (code) import(/* @vite-ignore */ code.href).catch(unlessLeft(reportError, setTimeout));
};

/** The code waits no longer than this for the first pictures: whether they come is the network's business. */
const PICTURES_MS = 600;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the application's code after the browser has painted, for example the picture of the last visit, and after the
 * first pictures have been requested. The code takes a while, and would keep the browser from both. A page that is not
 * seen paints nothing, so the code runs at once.
 * @param pictures resolves when the first pictures have been requested, or cannot be
 */
export const runApplication = (pictures: () => Promise<void>): void => {
  const paintAndRun = (): void => {
    requestAnimationFrame(() => setTimeout(run));
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) run();
    else void Promise.race([pictures(), wait(PICTURES_MS)]).then(paintAndRun);
  });
};
