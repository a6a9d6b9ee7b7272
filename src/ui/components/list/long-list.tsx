import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../page/class-names.ts';
import { FindNote } from './find-note.tsx';
import { LongListPlaceholder, LongListItem } from './long-list-item.tsx';
import { indexesOf, WHOLE } from './sight.ts';
import { useVisibleItems, type ColumnsBy } from './use-visible-items.ts';
import card from '../card/card.module.css';
import styles from './long-list.module.css';

interface LongListProps<Item> {
  readonly label: string;
  readonly busy?: boolean;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The number of items of the list, including those that are still to come. */
  readonly size?: number | undefined;
  /** Draws the content of an item. It must stay the same function, or every item is drawn again. */
  readonly draw: (item: Item, index: number) => ReactNode;
  /** The number of placeholders for cards behind the items. */
  readonly placeholders?: number;
  /** The property of the page's root that holds the number of items in a row. Without it, a row has one item. */
  readonly columnsBy?: ColumnsBy | undefined;
  /**
   * A class that must give all items the same height, `--row-height`, with `--row-gap` at its end. It must set `--cols`
   * as `columnsBy` does.
   */
  readonly className: string | undefined;
  readonly itemClassName?: string | undefined;
}

const indexOf = (target: EventTarget | null): number | undefined => {
  const item = target instanceof Element ? target.closest('[aria-posinset]') : null;
  return item ? Number(item.getAttribute('aria-posinset')) - 1 : undefined;
};

/** The index of the list item that has the focus, or contains the focused element. */
const useFocusedItem = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const items = list.current;
    const enter = ({ target }: FocusEvent) => setFocused(indexOf(target));
    const leave = ({ relatedTarget }: FocusEvent) => setFocused(indexOf(relatedTarget));
    items?.addEventListener('focusin', enter);
    items?.addEventListener('focusout', leave);
    return () => {
      items?.removeEventListener('focusin', enter);
      items?.removeEventListener('focusout', leave);
    };
  }, [list]);
  return focused;
};

/**
 * A list of any number of items of the same height. The list has its full height, but only the items near the window
 * are in the page.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, busy, items, keyOf, size: told, draw, placeholders = 0, columnsBy, className, itemClassName } = props;
  const ref = useRef<HTMLUListElement>(null);
  const focused = useFocusedItem(ref);
  const size = told ?? items.length;
  const count = items.length + placeholders;
  const note = items.length > WHOLE && <FindNote count={size} />;
  const range = useVisibleItems(ref, columnsBy);
  const { columns } = range;
  const blockSize = `calc(${Math.ceil(count / columns)} * var(--row-height) - var(--row-gap, 0rem))`;

  return (
    <div className={classNames(styles.long, className)}>
      {/* A list that grows becomes long while it is being looked at: above it, the note would move it. */}
      {told === undefined && note}
      <ul ref={ref} className={styles.items} style={{ blockSize }} aria-label={label} aria-busy={busy}>
        {indexesOf(range, count, focused).map((index) => {
          const item = items[index];
          const place = { index, columns, className: itemClassName };
          if (item === undefined) return <LongListPlaceholder key={`placeholder ${index}`} {...place} />;
          return <LongListItem key={keyOf(item)} {...place} size={size} item={item} draw={draw} />;
        })}
      </ul>
      {told !== undefined && note}
    </div>
  );
}

type LongGridProps<Item> = Omit<LongListProps<Item>, 'columnsBy' | 'className' | 'itemClassName'> & {
  /** Whether very wide screens show one column more. */
  readonly dense?: boolean;
  /** A class that sets `--row-extra`, the height of what its cards have under the usual lines. */
  readonly className?: string | undefined;
};

/** A grid of any number of cards. */
export function LongGrid<Item>({ dense, className, ...list }: LongGridProps<Item>) {
  const look = {
    columnsBy: dense ? '--dense-cols' : '--cols',
    className: classNames(styles.grid, dense && styles.dense, className),
  } as const;
  return <LongList {...list} {...look} itemClassName={card.card} />;
}
