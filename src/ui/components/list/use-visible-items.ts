import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { AHEAD, isFar, isSameRange, visibleItems, stepTowards, type Range, type Sight } from './sight.ts';

/**
 * A property of the page's root that holds the number of items in a row. Reading it from a list would force the list's
 * layout at once.
 */
export type ColumnsBy = '--cols' | '--dense-cols';

const columnsNow = (by: ColumnsBy | undefined): number =>
  by ? Number(getComputedStyle(document.documentElement).getPropertyValue(by)) : 1;

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

const watchWindow = (onChange: () => void): (() => void) => {
  // Waits for the next frame: in the task of the browser's own Back, the list would be drawn at once.
  const frame = requestAnimationFrame(onChange);
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/**
 * The items of a list that are in the window or near it. Visible items come at once, the rest step by step when there
 * is time. All items must be as high as the first one in the list.
 *
 * @param columnsBy the property that holds the number of items in a row; without it, a row has one item
 */
export const useVisibleItems = (list: RefObject<HTMLElement | null>, columnsBy: ColumnsBy | undefined): Range => {
  const { key: entry } = useLocation();
  const [range, setRange] = useState(() => expected(entry, columnsNow(columnsBy)));
  const wanted = useRef(range);

  // Not in each render: reading sizes there would force a layout of what has just changed.
  useEffect(() => {
    const follow = () => {
      if (!list.current) return;
      const sight = sightOf(list.current, columnsNow(columnsBy));
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
