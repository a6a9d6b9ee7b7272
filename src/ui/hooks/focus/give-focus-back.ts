import { focusHeading } from './focus-heading.ts';

/** Focuses what had the focus before. Where there is no such element any more, the page's heading says where the visitor is. */
export const giveFocusBack = (origin: EventTarget | null, options?: FocusOptions): void => {
  const main = document.querySelector('main');
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus(options);
  else if (main) focusHeading(main);
};
