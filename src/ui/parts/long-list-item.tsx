import { memo, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './long-list.module.css';

interface LongListItemProps<Item> {
  readonly item: Item;
  readonly index: number;
  /** How many the list has. */
  readonly size: number;
  readonly columns: number;
  readonly className: string | undefined;
  readonly draw: (item: Item, index: number) => ReactNode;
}

/** Where an item is in a list, whichever of its neighbours are in the page. */
export const placeOf = (index: number, columns: number) => ({
  top: `calc(${Math.floor(index / columns)} * var(--row-height))`,
  insetInlineStart: `calc(${index % columns} * (100% + var(--card-gap)) / ${columns})`,
});

function Item<T>({ item, index, size, columns, className, draw }: LongListItemProps<T>) {
  return (
    <li
      className={classNames(styles.item, className)}
      style={placeOf(index, columns)}
      aria-posinset={index + 1}
      aria-setsize={size}
    >
      {draw(item, index)}
    </li>
  );
}

/** An item of a long list: drawn anew only when it changes, however many come and go around it. */
export const LongListItem = memo(Item) as typeof Item;
