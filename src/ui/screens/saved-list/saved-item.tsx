import { memo } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import card from '../../parts/card.module.css';
import { classNames } from '../../parts/class-names.ts';
import type { ListLook } from '../../parts/view-toggle.tsx';
import { SavedCard } from './saved-card.tsx';
import { SavedLine } from './saved-line.tsx';
import styles from './saved-titles.module.css';

interface SavedItemProps {
  readonly list: SavedListName;
  readonly look: ListLook;
  readonly title: SavedTitle;
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  readonly onRemove: (button: Element) => void;
}

/** A saved title at its place in the list, which it keeps whichever of its neighbours are in the page. */
export const SavedItem = memo(function SavedItem({ list, look, title, index, count, columns, onRemove }: SavedItemProps) {
  const place = {
    top: `calc(${Math.floor(index / columns)} * var(--row-height))`,
    insetInlineStart: `calc(${index % columns} * (100% + var(--card-gap)) / ${columns})`,
  };
  const saved = { list, title, onRemove };
  return (
    <li
      className={classNames(styles.item, look === 'grid' && card.card)}
      style={place}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {look === 'grid' ? <SavedCard {...saved} /> : <SavedLine {...saved} />}
    </li>
  );
});
