import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { rowsInSight, type Rows } from './rows-in-sight.ts';

/** Before anything is measured; corrected before it is painted. */
const START: Rows = { first: 0, end: 1, columns: 1 };

const measure = (list: HTMLElement): Rows => {
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height;
  if (!rowHeight) return START;
  return rowsInSight({
    above: -list.getBoundingClientRect().top,
    rowHeight,
    windowHeight: window.innerHeight,
    columns: Number(getComputedStyle(list).getPropertyValue('--cols')),
  });
};

const isSame = (a: Rows, b: Rows): boolean => a.first === b.first && a.end === b.end && a.columns === b.columns;

const watchWindow = (onChange: () => void): (() => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/**
 * The rows of a list that are in the window or near it. All rows must be as high as the first item in the list, and the
 * list's `--cols` must say how many items a row has.
 */
export const useRowsInSight = (list: RefObject<HTMLElement | null>): Rows => {
  const rows = useRef(START);
  return useSyncExternalStore(watchWindow, () => {
    const measured = list.current ? measure(list.current) : START;
    if (!isSame(rows.current, measured)) rows.current = measured;
    return rows.current;
  });
};
