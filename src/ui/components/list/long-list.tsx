import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState, memo } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../../hooks/listen.ts';
import { rootNumber } from '../../hooks/media/root-number.ts';
import { CardPlaceholder } from '../card/card-skeleton.tsx';
import { classNames } from '../page/class-names.ts';
import { FindNote } from './find-note.tsx';
import {
  AHEAD,
  indexesOf,
  isFar,
  isSameRange,
  type Range,
  type Sight,
  stepTowards,
  visibleItems,
  WHOLE,
} from './sight.ts';
import card from '../card/card.module.css';
import styles from './long-list.module.css';

interface LongListItemProps<Item> {
  readonly index: number;
  readonly columns: number;
  readonly className: string | undefined;
  /** Undefined where a placeholder stands. */
  readonly item: Item | undefined;
  /** Its place among the items that count; undefined for one that does not. */
  readonly place: number | undefined;
  /** The number of items that the list has. */
  readonly size: number;
  readonly draw: (item: Item, index: number) => ReactNode;
}

/** The position of an item in a list, whichever of its neighbours are in the page. */
const positionOf = (index: number, columns: number) => ({
  top: `calc(${Math.floor(index / columns)} * var(--row-height))`,
  insetInlineStart: `calc(${index % columns} * (100% + var(--card-gap)) / ${columns})`,
});

function Item<T>({ item, index, place, size, columns, className, draw }: LongListItemProps<T>) {
  return (
    <li
      className={classNames(styles.item, className)}
      style={positionOf(index, columns)}
      data-index={index}
      aria-posinset={place}
      aria-setsize={place && size}
      aria-hidden={item === undefined || undefined}
    >
      {item === undefined ? <CardPlaceholder /> : draw(item, index)}
    </li>
  );
}

/** An item of a long list. It is drawn again only when it changes, however many items come and go around it. */
const LongListItem = memo(Item) as typeof Item;

/** The property that holds the number of items in a row. */
type ColumnsBy = '--cols' | '--dense-cols';

const columnsNow = (by: ColumnsBy | undefined): number => (by ? rootNumber(by) : 1);

/** The items that a list showed last at each history entry, and the window's width then: Back draws these at once. */
const lastSeen = new Map<string, { readonly range: Range; readonly width: number }>();

/** Rows of cards and lines are seldom lower than this, with the content above the list counted in. */
const ROW_HEIGHT = { cards: 500, line: 150 };

/** The items that a list shows before it is in the page. */
const expected = (entry: string, columns: number): Range => {
  const last = lastSeen.get(entry);
  if (last?.width === window.innerWidth && last.range.columns === columns) return last.range;
  const rowHeight = columns > 1 ? ROW_HEIGHT.cards : ROW_HEIGHT.line;
  return { first: 0, end: columns * Math.ceil(window.innerHeight / rowHeight), columns };
};

const sightOf = (list: HTMLElement, columns: number): Sight => ({
  above: -list.getBoundingClientRect().top,
  rowHeight: list.querySelector('li')?.getBoundingClientRect().height ?? Infinity,
  windowHeight: window.innerHeight,
  columns,
});

const watchWindow = (onChange: (cause: Event | number) => void): (() => void) => {
  // Waits for the next frame: in the task of the browser's own Back, the list would be drawn at once.
  const frame = requestAnimationFrame(onChange);
  const end = listen(window, { scroll: onChange, resize: onChange }, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
};

/**
 * The items of a list that are in the window or near it. Visible items come at once, the rest step by step when there
 * is time. All items must be as high as the first one in the list.
 *
 * @param columnsBy the property that holds the number of items in a row; without it, a row has one item
 */
const useVisibleItems = (list: RefObject<HTMLElement | null>, columnsBy: ColumnsBy | undefined): Range => {
  const { key: entry } = useLocation();
  const [range, setRange] = useState(() => expected(entry, columnsNow(columnsBy)));
  const wanted = useRef(range);

  // Not in each render: reading sizes there would force a layout of what has just changed.
  useEffect(() => {
    let { columns } = range;
    const follow = (cause: Event | number) => {
      if (!list.current) return;
      // The styles give another number with another width alone. To ask them has the page styled in each step of scrolling.
      if (typeof cause === 'number' || cause.type === 'resize') columns = columnsNow(columnsBy);
      const sight = sightOf(list.current, columns);
      const inWindow = visibleItems(sight);
      lastSeen.set(entry, { range: inWindow, width: window.innerWidth });
      const near = visibleItems(sight, AHEAD);
      const far = isFar(range, near);
      const now = far ? inWindow : stepTowards(range, near);
      if (isSameRange(wanted.current, now)) return;
      wanted.current = now;
      if (far) setRange(now);
      else startTransition(() => setRange(now));
    };
    return watchWindow(follow);
  }, [list, columnsBy, entry, range]);
  return range;
};

interface LongListProps<Item> {
  readonly label: string;
  readonly busy?: boolean;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The number of items of the list, including those that are still to come. */
  readonly size?: number | undefined;
  /** The place of an item among those that count, from 1 on; undefined for one that does not, such as a heading. Without it, all count. */
  readonly placeOf?: (item: Item) => number | undefined;
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
  const item = target instanceof Element ? target.closest('[data-index]') : null;
  return item ? Number(item.getAttribute('data-index')) : undefined;
};

/** The index of the list item that has the focus, or contains the focused element. */
const useFocusedItem = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const focusin = ({ target }: FocusEvent) => setFocused(indexOf(target));
    const focusout = ({ relatedTarget }: FocusEvent) => setFocused(indexOf(relatedTarget));
    return list.current ? listen(list.current, { focusin, focusout }) : undefined;
  }, [list]);
  return focused;
};

/**
 * A list of any number of items of the same height. The list has its full height, but only the items near the window
 * are in the page.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const {
    label,
    busy,
    items,
    keyOf,
    size: told,
    placeOf,
    draw,
    placeholders = 0,
    columnsBy,
    className,
    itemClassName,
  } = props;
  const ref = useRef<HTMLUListElement>(null);
  const focused = useFocusedItem(ref);
  const size = told ?? (placeOf ? items.filter((item) => placeOf(item) !== undefined).length : items.length);
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
          const place = item && (placeOf ? placeOf(item) : index + 1);
          const key = item === undefined ? `placeholder ${index}` : keyOf(item);
          return <LongListItem key={key} className={itemClassName} {...{ item, index, place, size, columns, draw }} />;
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
