import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isNearBottom, watchApproach, type Watched } from './watch-approach.ts';

interface LoadMoreOptions {
  /** What is asked for next. Undefined while it is on its way, and when there is no more. */
  readonly next: unknown;
  readonly onNear: () => void;
}

/** Calls back with the element's size, and whenever it or the window's changes. @returns what ends it */
const watchSize = (element: HTMLElement, onSize: () => void): (() => void) => {
  let frame = 0;
  // Not within the observer: what is done then may change the size at once.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onSize);
  };
  const size = new ResizeObserver(soon);
  size.observe(element);
  window.addEventListener('resize', soon);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    window.removeEventListener('resize', soon);
  };
};

/**
 * Asks for more of a list when the visitor comes near the page's bottom, and at once as long as the list does not fill the window
 * (product.md, Explore: paging).
 * @param list what the list is in, without what is below it on the page
 */
export const useLoadMore = (list: RefObject<HTMLElement | null>, { next, onNear }: LoadMoreOptions): void => {
  /** The visitor came near while a page was on its way. */
  const isWanted = useRef(false);
  const ask = useEffectEvent(() => {
    isWanted.current = next === undefined;
    if (next !== undefined) onNear();
  });
  const askLater = useEffectEvent(() => {
    if (isWanted.current && isNearBottom()) ask();
  });
  const fill = useEffectEvent(() => {
    if (list.current && list.current.getBoundingClientRect().height < window.innerHeight) ask();
  });
  const isBelow = useEffectEvent(() => {
    const { activeElement } = document;
    const place = activeElement ? list.current?.compareDocumentPosition(activeElement) : undefined;
    return place === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  const watched = useRef<Watched>(undefined);
  useEffect(() => {
    watched.current = watchApproach({ onNear: ask, isBelow });
    return () => watched.current?.end();
  }, []);
  useEffect(() => {
    if (next === undefined || !list.current) return undefined;
    watched.current?.renew();
    askLater();
    return watchSize(list.current, fill);
  }, [list, next]);
};
