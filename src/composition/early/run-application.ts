import { unlessLeft } from '#ui/hooks/unless-left.ts';

const run = (): void => {
  const code = document.querySelector<HTMLLinkElement>('link[data-application]');
  // The development server's page runs the code by itself.
  if (code) import(/* @vite-ignore */ code.href).catch(unlessLeft(reportError));
};

/**
 * Runs the application's code after the browser has painted, for example the picture of the last visit. Code from the
 * cache would otherwise run before that, and it takes a while. A page that is not seen paints nothing, so the code runs
 * at once.
 */
export const runApplication = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.hidden) run();
    else requestAnimationFrame(() => setTimeout(run));
  });
};
