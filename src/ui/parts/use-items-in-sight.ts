import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isFar, isSameRange, itemsInSight, type Range } from './items-in-sight.ts';

/** Before anything is measured; corrected before it is painted. */
const START: Range = { first: 0, end: 1, columns: 1 };

const measure = (list: HTMLElement): Range => {
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height;
  if (!rowHeight) return START;
  return itemsInSight({
    above: -list.getBoundingClientRect().top,
    rowHeight,
    windowHeight: window.innerHeight,
    columns: Number(getComputedStyle(list).getPropertyValue('--cols')),
  });
};

const watchWindow = (onChange: () => void): (() => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/**
 * The items of a list that are in the window or near it. All must be as high as the first item in the list, and the list's
 * `--cols` must say how many items a row has. While the visitor scrolls they follow when there is time.
 */
export const useItemsInSight = (list: RefObject<HTMLElement | null>): Range => {
  const [range, setRange] = useState(START);
  const wanted = useRef(START);

  useLayoutEffect(() => {
    if (!list.current) return;
    wanted.current = measure(list.current);
    setRange(wanted.current);
  }, [list]);

  // Not in each render: what was just changed would have to be laid out for it.
  useEffect(
    () =>
      watchWindow(() => {
        const before = wanted.current;
        const now = list.current ? measure(list.current) : START;
        if (isSameRange(before, now)) return;
        wanted.current = now;
        if (isFar(before, now)) setRange(now);
        else startTransition(() => setRange(now));
      }),
    [list],
  );
  return range;
};
