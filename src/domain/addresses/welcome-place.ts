import { screenAt, type ScreenName } from './screens.ts';

/**
 * What a place means for the welcome: the visitor may have been `sent` it by somebody, or is `greeted` there, even if sent
 * elsewhere at first, or `neither`.
 */
export type WelcomePlace = 'sent' | 'greeted' | 'neither';

// What is not here may be sent: a title, a person, a list, a way to join devices.
const PLACES: Readonly<Partial<Record<ScreenName, WelcomePlace>>> = {
  home: 'greeted',
  explore: 'greeted',
  watchlist: 'greeted',
  favorites: 'greeted',
  collections: 'greeted',
  diary: 'greeted',
  search: 'neither',
  about: 'neither',
};

/** product.md, Welcome: sent. */
export const welcomePlace = (pathname: string): WelcomePlace => {
  const screen = screenAt(pathname);
  return (screen && PLACES[screen.name]) ?? 'sent';
};
