import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { AHEAD_AT_FIRST, isFar, isLong, isSameRange, itemsInSight, type Range, type Sight } from './items-in-sight.ts';

/** What a list showed last at each entry of the browser's history, and how wide the window was: Back draws that at once. */
const lastSeen = new Map<string, { readonly range: Range; readonly width: number }>();

const remembered = (entry: string): Range | undefined => {
  const last = lastSeen.get(entry);
  return last?.width === window.innerWidth ? last.range : undefined;
};

const columnsOf = (element: Element): number => Number(getComputedStyle(element).getPropertyValue('--cols'));

const sightOf = (list: HTMLElement): Sight => ({
  above: -list.getBoundingClientRect().top,
  rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? Infinity,
  windowHeight: window.innerHeight,
  columns: columnsOf(list),
});

/** What a list that appears shows: as `expected` where the columns allow it, else as measured. */
const atFirst = (list: HTMLElement, expected: Range | undefined): Range =>
  expected?.columns === columnsOf(list) ? expected : itemsInSight(sightOf(list), AHEAD_AT_FIRST);

const watchWindow = (onChange: () => void, soon: boolean): (() => void) => {
  // By the next frame: in the task of the browser's Back it would be drawn at once.
  const frame = soon ? requestAnimationFrame(onChange) : 0;
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/**
 * The items of a list that are in the window or near it. All must be as high as the first item in the list, and the list's
 * `--cols` must say how many items a row has. While the visitor scrolls they follow when there is time.
 *
 * @param count how many items the list has: of few, which are all drawn, only the columns are right
 */
export const useItemsInSight = (list: RefObject<HTMLElement | null>, count: number): Range => {
  const { key: entry } = useLocation();
  const long = isLong(count);
  // As drawn first: most lists have the columns of the page, and what is right needs not to be laid out twice.
  const [range, setRange] = useState(() => remembered(entry) ?? { first: 0, end: 1, columns: columnsOf(document.documentElement) });
  const wanted = useRef(range);

  // What was drawn first is corrected before it is painted.
  useLayoutEffect(() => {
    if (!list.current) return;
    const right = atFirst(list.current, long ? remembered(entry) : wanted.current);
    if (isSameRange(wanted.current, right)) return;
    wanted.current = right;
    setRange(right);
  }, [list, long, entry]);

  // Not in each render: what was just changed would have to be laid out for it.
  useEffect(() => {
    const follow = () => {
      if (!list.current) return;
      const sight = sightOf(list.current);
      lastSeen.set(entry, { range: itemsInSight(sight, AHEAD_AT_FIRST), width: window.innerWidth });
      const before = wanted.current;
      const now = itemsInSight(sight);
      if (isSameRange(before, now)) return;
      wanted.current = now;
      if (isFar(before, now)) setRange(now);
      else startTransition(() => setRange(now));
    };
    return watchWindow(follow, long);
  }, [list, long, entry]);
  return range;
};
