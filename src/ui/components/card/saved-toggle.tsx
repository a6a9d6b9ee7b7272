import type { SavedListName } from '#domain/library/library-change.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName } from '#domain/title.ts';
import { useSavedToggle } from '../../hooks/use-saved-toggle.ts';
import { ListButton } from './list-button.tsx';

interface SavedToggleProps {
  readonly list: SavedListName;
  readonly title: StoredTitle;
}

const LOOKS = {
  watchlist: { icon: 'ticket', name: 'Watchlist' },
  favorites: { icon: 'heart', name: 'Favorites' },
} as const;

/**
 * Adds a title to a list, or removes it. Its name stays the same, and its pressed state says whether the title is in
 * the list.
 */
export function SavedToggle({ list, title }: SavedToggleProps) {
  const { icon, name } = LOOKS[list];
  const toggle = useSavedToggle(list, title);
  return (
    <ListButton
      icon={icon}
      label={`${name}: ${titleName(title)}`}
      data-legend={`${toggle['aria-pressed'] ? 'In' : 'Add to'} your ${list}`}
      {...toggle}
    />
  );
}
