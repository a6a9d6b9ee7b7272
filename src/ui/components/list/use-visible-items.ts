import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { AHEAD, isFar, isSameRange, visibleItems, stepTowards, type Range, type Sight } from './sight.ts';

/** A property of the page's root that says how many items a row has. Asked of a list itself, it would be laid out at once. */
export type ColumnsBy = '--cols' | '--dense-cols';

const columnsNow = (by: ColumnsBy | undefined): number =>
  by ? Number(getComputedStyle(document.documentElement).getPropertyValue(by)) : 1;

/** What a list showed last at each entry of the browser's history, and how wide the window was: Back draws that at once. */
const lastSeen = new Map<string, { readonly range: Range; readonly width: number }>();

/** A row of cards, or a line, is seldom lower, with what stands above the list. */
const ROW_HEIGHT = { cards: 500, line: 150 };

/** What a list shows before it is there. */
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
  // By the next frame: in the task of the browser's Back it would be drawn at once.
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
 * The items of a list that are in the window or near it. What is seen at once comes at once, the rest step by step when there
 * is time. All items must be as high as the first one in the list.
 *
 * @param columnsBy tells how many items a row has; without it, it is one
 */
export const useVisibleItems = (list: RefObject<HTMLElement | null>, columnsBy: ColumnsBy | undefined): Range => {
  const { key: entry } = useLocation();
  const [range, setRange] = useState(() => expected(entry, columnsNow(columnsBy)));
  const wanted = useRef(range);

  // Not in each render: what was just changed would have to be laid out for it.
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
