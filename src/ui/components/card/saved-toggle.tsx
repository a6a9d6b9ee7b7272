import type { ComponentProps, ReactNode } from 'react';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleName } from '#domain/title.ts';
import { useSavedToggle } from '../../hooks/use-saved-toggle.ts';
import { ListButton } from './list-button.tsx';

interface SavedToggleProps {
  readonly list: SavedListName;
  readonly title: StoredTitle;
}

type SavedButtonProps = SavedToggleProps & Omit<ComponentProps<'button'>, keyof SavedToggleProps>;

const LOOKS = {
  watchlist: { icon: 'ticket', name: 'Watchlist' },
  favorites: { icon: 'heart', name: 'Favorites' },
} as const;

/**
 * A button that adds a title to a list, or removes it. Its name stays the same, and its pressed state says whether the title
 * is in the list.
 */
export const savedButton = ({ list, title, ...toggle }: SavedButtonProps) => {
  const { icon, name } = LOOKS[list];
  const legend = `${toggle['aria-pressed'] ? 'In' : 'Add to'} your ${list}`;
  return ListButton({ icon, label: `${name}: ${titleName(title)}`, 'data-legend': legend, ...toggle });
};

/** Such a button that follows the library by itself. */
export function SavedToggle(props: SavedToggleProps) {
  const button: ReactNode = savedButton({ ...props, ...useSavedToggle(props.list, props.title) });
  return button;
}
