import { unlessLeft } from '#ui/hooks/unless-left.ts';

const run = (): void => {
  const code = document.querySelector<HTMLLinkElement>('link[data-application]');
  // The development server's page runs it by itself.
  if (code) import(/* @vite-ignore */ code.href).catch(unlessLeft(reportError));
};

/**
 * Runs the application's code once the browser has painted what there is, such as the picture of the last visit: code that
 * is in the cache would else run first, and takes a while. In a page that is not seen nothing is painted.
 */
export const runApplication = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) run();
    else requestAnimationFrame(() => setTimeout(run));
  });
};
