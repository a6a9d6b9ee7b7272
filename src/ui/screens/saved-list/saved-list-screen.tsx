import { type ComponentProps, useState } from 'react';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';
import { DEFAULT_VIEW, type SavedListView, viewSavedList } from '#domain/library/saved-list-view.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { showList } from '#domain/library/shown-list.ts';
import type { ItemKind } from '../../components/list/list-item.tsx';
import { ListScreen } from '../../components/list/list-screen.tsx';
import { useListChoice } from '../../components/list/use-list-choice.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useTitleLanguage } from '../../hooks/use-title-language.ts';
import { SAVED_FIELDS } from './saved-choice.ts';

/** The text 'Added 2 hours ago' (product.md, Lists: item facts); undefined when the time is unknown. */
const addedText = ({ addedAt }: SavedTitle, now: Date): string | undefined => {
  const when = formatRelativeTime(addedAt, now);
  return when && `Added ${when}`;
};

const kindOf = (...toggles: readonly SavedListName[]): ItemKind<SavedTitle> => ({
  factsOf: (title, now) => [addedText(title, now)],
  toggles,
});

interface SavedList extends Pick<ComponentProps<typeof ListScreen>, 'texts'> {
  readonly name: string;
  readonly kind: ItemKind<SavedTitle>;
}

/** The differences between the watchlist and the favorites (product.md, Lists: favorites texts). */
const SAVED_LISTS: Readonly<Record<SavedListName, SavedList>> = {
  watchlist: {
    name: 'My Watchlist',
    kind: kindOf('favorites'),
    texts: {
      linkName: 'Watchlist',
      description: 'The movies and TV shows you saved to watch later.',
      counted: { one: 'item', rest: ' saved to watch later' },
      art: 'ticket',
      title: 'Your watchlist is empty',
      text: 'Start adding movies and TV shows you want to watch!',
      link: 'Explore Movies',
    },
  },
  favorites: {
    name: 'My Favorites',
    kind: kindOf('watchlist'),
    texts: {
      linkName: 'Favorites',
      description: "The movies and TV shows you've loved.",
      counted: { one: 'item', rest: " you've loved" },
      art: 'heart',
      title: 'No favorites yet',
      text: 'Start adding movies and TV shows you love!',
      link: 'Discover Movies',
    },
  },
};

const newestFirst = (saved: readonly SavedTitle[]) => viewSavedList(saved, DEFAULT_VIEW);

const useShown = (saved: readonly SavedTitle[], choice: SavedListView): readonly SavedTitle[] => {
  const [last, setLast] = useState(() => showList(saved, choice));
  const now = showList(saved, choice, last);
  if (now !== last) setLast(now);
  return now.shown;
};

/** The watchlist or the favorites. They are the same screen with different texts (product.md, Lists: favorites texts). */
export function SavedListScreen({ list }: { readonly list: SavedListName }) {
  const { name, kind, texts } = SAVED_LISTS[list];
  const all = useLibrary((library) => library[list]);
  const { choice, choose, choosing } = useListChoice(SAVED_FIELDS);
  const { filter } = choice;
  const view: SavedListView = { ...choice, language: useTitleLanguage() };
  const other = {
    isOn: filter !== 'all',
    none: `There are no ${filter === 'tv' ? 'TV shows' : 'movies'} on this list.`,
    label: 'Show all types',
    act: () => choose({ filter: 'all' }),
  };
  return (
    <ListScreen
      source={{
        name,
        place: list,
        all,
        titles: useShown(all, view),
        newestFirst,
        kind,
        type: filter,
        choosing,
        other,
      }}
      texts={texts}
      titlesOf={() => viewSavedList(all, { ...view, filter: 'all' })}
    />
  );
}
