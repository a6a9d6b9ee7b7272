import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { titleName } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';

export interface SavedActionsProps {
  readonly list: SavedListName;
  readonly title: SavedTitle;
  /** Called with the button when the title is about to be removed. */
  readonly onRemove: (button: Element) => void;
}

/** Puts a saved title on the other list or off it, and removes it from this one (spec section 2, Watchlist, Favorites). */
export function SavedActions({ list, title, onRemove }: SavedActionsProps) {
  const { toggleWatchlist, toggleFavorite } = useApp().library;
  const remove = (button: Element) => {
    onRemove(button);
    (list === 'watchlist' ? toggleWatchlist : toggleFavorite).execute(title);
  };
  return (
    <>
      <SavedToggle list={list === 'watchlist' ? 'favorites' : 'watchlist'} title={title} />
      <IconButton
        icon={LATE_ICONS.trash}
        label={`Remove ${titleName(title)}`}
        data-removes=""
        onClick={(event) => remove(event.currentTarget)}
      />
    </>
  );
}
