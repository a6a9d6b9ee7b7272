import { memo, type ReactNode } from 'react';
import { CardPlaceholder } from '../card/card-skeleton.tsx';
import { classNames } from '../page/class-names.ts';
import styles from './long-list.module.css';

interface PlaceProps {
  readonly index: number;
  readonly columns: number;
  readonly className: string | undefined;
}

interface LongListItemProps<Item> extends PlaceProps {
  readonly item: Item;
  /** The number of items that the list has. */
  readonly size: number;
  readonly draw: (item: Item, index: number) => ReactNode;
}

/** The position of an item in a list, whichever of its neighbours are in the page. */
const placeOf = (index: number, columns: number) => ({
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

/** An item of a long list. It is drawn again only when it changes, however many items come and go around it. */
export const LongListItem = memo(Item) as typeof Item;

/** A placeholder for an item of a long list. */
export function LongListPlaceholder({ index, columns, className }: PlaceProps) {
  return (
    <li className={classNames(styles.item, className)} style={placeOf(index, columns)} aria-hidden="true">
      <CardPlaceholder />
    </li>
  );
}
