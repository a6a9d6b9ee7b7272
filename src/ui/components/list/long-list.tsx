import { useRef, type ReactNode } from 'react';
import { classNames } from '../page/class-names.ts';
import { LongListPlaceholder, LongListItem } from './long-list-item.tsx';
import { indexesOf } from './sight.ts';
import { useFocusedItem } from './use-focused-item.ts';
import { useVisibleItems, type ColumnsBy } from './use-visible-items.ts';
import card from '../card/card.module.css';
import styles from './long-list.module.css';

interface LongListProps<Item> {
  readonly label: string;
  readonly busy?: boolean;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** How many items the list has, those included that are still to come. */
  readonly size?: number | undefined;
  /** The content of an item. Give the same function each time, or every item is drawn again. */
  readonly draw: (item: Item, index: number) => ReactNode;
  /** How many placeholders of cards stand behind the items. */
  readonly placeholders?: number;
  /** The property of the page's root that says how many items a row has; without it, it is one. */
  readonly columnsBy?: ColumnsBy | undefined;
  /** Must give all items one height, `--row-height`, with `--row-gap` at its end, and `--cols` as `columnsBy` has it. */
  readonly className: string | undefined;
  readonly itemClassName?: string | undefined;
}

/** Any number of items of the same height: the list has its full height, but only the items near the window are in the page. */
export function LongList<Item>(props: LongListProps<Item>) {
  const {
    label,
    busy,
    items,
    keyOf,
    size = items.length,
    draw,
    placeholders = 0,
    columnsBy,
    className,
    itemClassName,
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const focused = useFocusedItem(ref);
  const count = items.length + placeholders;
  const range = useVisibleItems(ref, columnsBy);
  const { columns } = range;
  const blockSize = `calc(${Math.ceil(count / columns)} * var(--row-height) - var(--row-gap, 0rem))`;

  return (
    <div ref={ref} className={classNames(styles.long, className)}>
      <ul className={styles.items} style={{ blockSize }} aria-label={label} aria-busy={busy}>
        {indexesOf(range, count, focused).map((index) => {
          const item = items[index];
          const place = { index, columns, className: itemClassName };
          if (item === undefined) return <LongListPlaceholder key={`placeholder ${index}`} {...place} />;
          return <LongListItem key={keyOf(item)} {...place} size={size} item={item} draw={draw} />;
        })}
      </ul>
    </div>
  );
}

type LongGridProps<Item> = Omit<LongListProps<Item>, 'columnsBy' | 'className' | 'itemClassName'> & {
  /** One column more on very wide screens. */
  readonly dense?: boolean;
};

/** A wall of any number of cards. */
export function LongGrid<Item>({ dense, ...list }: LongGridProps<Item>) {
  const look = {
    columnsBy: dense ? '--dense-cols' : '--cols',
    className: classNames(styles.grid, dense && styles.dense),
  } as const;
  return <LongList {...list} {...look} itemClassName={card.card} />;
}
