import { useRef, type ReactNode } from 'react';
import { CardBone } from './card-bones.tsx';
import card from './card.module.css';
import { classNames } from './class-names.ts';
import { LongListItem, placeOf } from './long-list-item.tsx';
import styles from './long-list.module.css';
import { indexesOf } from './items-in-sight.ts';
import { useFocusedItem } from './use-focused-item.ts';
import { useItemsInSight } from './use-items-in-sight.ts';

interface LongListProps<Item> {
  readonly label: string;
  readonly busy?: boolean;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** How many items the list has, those included that are still to come. */
  readonly size?: number | undefined;
  /** The content of an item. The same function each time, or every item is drawn anew. */
  readonly draw: (item: Item, index: number) => ReactNode;
  /** How many bones of cards stand behind the items. */
  readonly bones?: number;
  /** Must give all items one height, `--row-height`, with `--row-gap` at its end, and may set `--cols`, how many a row has. */
  readonly className: string | undefined;
  readonly itemClassName?: string | undefined;
}

/** Any number of items of the same height: the list has its full height, but only the items near the window are in the page. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, busy, items, keyOf, size = items.length, draw, bones = 0, className, itemClassName } = props;
  const ref = useRef<HTMLUListElement>(null);
  const focused = useFocusedItem(ref);
  const range = useItemsInSight(ref, items.length);
  const { columns } = range;
  const blockSize = `calc(${Math.ceil((items.length + bones) / columns)} * var(--row-height) - var(--row-gap, 0rem))`;

  return (
    <div className={styles.long}>
      <ul ref={ref} className={classNames(styles.items, className)} style={{ blockSize }} aria-label={label} aria-busy={busy}>
        {indexesOf(range, items.length, focused).map((index) => {
          const item = items[index];
          const place = { index, size, columns };
          return item !== undefined && <LongListItem key={keyOf(item)} {...place} item={item} className={itemClassName} draw={draw} />;
        })}
        {Array.from({ length: bones }, (_, index) => (
          <li key={index} className={classNames(styles.item, itemClassName)} style={placeOf(items.length + index, columns)} aria-hidden="true">
            <CardBone />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LongGridProps<Item> = Omit<LongListProps<Item>, 'className' | 'itemClassName'> & {
  /** One column more on very wide screens. */
  readonly dense?: boolean;
};

/** A wall of any number of cards. */
export function LongGrid<Item>({ dense, ...list }: LongGridProps<Item>) {
  return <LongList {...list} className={classNames(styles.grid, dense && styles.dense)} itemClassName={card.card} />;
}
