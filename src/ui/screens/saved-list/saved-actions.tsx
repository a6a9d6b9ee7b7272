import type { SavedListName } from '#domain/library/library-change.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { titleName } from '#domain/title.ts';
import { ListButton } from '../../components/card/list-button.tsx';
import { SavedToggle } from '../../components/card/saved-toggle.tsx';
import { Selectable } from '../../components/list/selecting/selectable.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { SAVED_LISTS } from './saved-list-texts.ts';

interface SavedActionsProps {
  readonly list: SavedListName;
  readonly title: SavedTitle;
  /** Called with the button right before the title is removed. */
  readonly onRemove: (button: Element) => void;
}

export interface SavedItemProps extends SavedActionsProps {
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
  /** Whether it is known to be on one of the visitor's services. */
  readonly isOnServices: boolean;
  /** How much of a show was seen, where it is known (product.md, Up next: cards). */
  readonly progress: string | undefined;
}

/**
 * Buttons that put a saved title on the other list or take it off there, and that remove it from this one
 * (product.md, Lists: item actions).
 */
export function SavedActions({ list, title, onRemove }: SavedActionsProps) {
  const { toggle } = useApp().library;
  const remove = (button: Element) => {
    onRemove(button);
    toggle[list].execute(title);
  };
  return (
    <Selectable title={title}>
      <SavedToggle list={SAVED_LISTS[list].other} title={title} />
      <ListButton
        icon="trash"
        label={`Remove ${titleName(title)}`}
        data-legend="Remove"
        data-removes=""
        onClick={(event) => remove(event.currentTarget)}
      />
    </Selectable>
  );
}
