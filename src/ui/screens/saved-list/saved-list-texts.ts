import type { SavedListName } from '#domain/library/library-change.ts';
import type { NoticeArtName } from '../../components/feedback/notice-art.tsx';

/** The differences between the watchlist and the favorites (product.md, Lists: favorites texts). */
export interface SavedListTexts {
  /** The other list, which a title of this list can also be put on. */
  readonly other: SavedListName;
  readonly heading: string;
  /** What it is called in a link: it is not its reader's. */
  readonly linkName: string;
  readonly description: string;
  /** The text that follows the number of items. */
  readonly items: (count: number) => string;
  readonly empty: { readonly art: NoticeArtName; readonly title: string; readonly text: string; readonly link: string };
}

const items = (count: number): string => (count === 1 ? 'item' : 'items');

export const SAVED_LISTS: Readonly<Record<SavedListName, SavedListTexts>> = {
  watchlist: {
    other: 'favorites',
    heading: 'My Watchlist',
    linkName: 'Watchlist',
    description: 'The movies and TV shows you saved to watch later.',
    items: (count) => `${items(count)} saved to watch later`,
    empty: {
      art: 'ticket',
      title: 'Your watchlist is empty',
      text: 'Start adding movies and TV shows you want to watch!',
      link: 'Explore Movies',
    },
  },
  favorites: {
    other: 'watchlist',
    heading: 'My Favorites',
    linkName: 'Favorites',
    description: "The movies and TV shows you've loved.",
    items: (count) => `${items(count)} you've loved`,
    empty: {
      art: 'heart',
      title: 'No favorites yet',
      text: 'Start adding movies and TV shows you love!',
      link: 'Discover Movies',
    },
  },
};
