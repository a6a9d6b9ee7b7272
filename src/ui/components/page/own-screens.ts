import { addressOf, type ScreenName, screenAt } from '#domain/addresses/screens.ts';
import type { IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';

interface OwnScreen {
  readonly screen: Extract<ScreenName, 'watchlist' | 'up-next' | 'calendar' | 'diary' | 'favorites' | 'collections'>;
  readonly name: string;
  readonly icon: IconPath;
}

/** The screens of the visitor's own, in the order in which every navigation has them (product.md, Frame: own screens). */
const SCREENS: readonly OwnScreen[] = [
  { screen: 'watchlist', name: 'Watchlist', icon: ICONS.ticket },
  { screen: 'up-next', name: 'Up next', icon: ICONS.tv },
  { screen: 'calendar', name: 'Calendar', icon: ICONS.calendar },
  { screen: 'diary', name: 'Diary', icon: ICONS.book },
  { screen: 'favorites', name: 'Favorites', icon: ICONS.heart },
  { screen: 'collections', name: 'Collections', icon: ICONS.stack },
];

export const OWN_SCREENS = SCREENS.map((own) => ({ ...own, to: addressOf(own.screen) }));

/** The one at an address; undefined where another screen is. */
export const ownScreenAt = (pathname: string): OwnScreen['screen'] | undefined =>
  OWN_SCREENS.find(({ screen }) => screen === screenAt(pathname)?.name)?.screen;
