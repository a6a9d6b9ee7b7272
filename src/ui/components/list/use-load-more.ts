import { useEffect, useEffectEvent, type RefObject } from 'react';
import { watchApproach } from './watch-approach.ts';

interface LoadMoreOptions {
  /** What is asked for next. Undefined while it is on its way, and when there is no more. */
  readonly next: unknown;
  readonly onNear: () => void;
}

/**
 * Asks for more of a list when the visitor comes near the page's bottom, and at once as long as the list does not fill the window
 * (product.md, Explore: paging).
 * @param list what the list is in, without what is below it on the page
 */
export const useLoadMore = (list: RefObject<HTMLElement | null>, { next, onNear }: LoadMoreOptions): void => {
  const ask = useEffectEvent((): boolean => {
    if (next === undefined) return false;
    onNear();
    return true;
  });
  const fill = useEffectEvent(() => {
    if (list.current && list.current.getBoundingClientRect().height < window.innerHeight) ask();
  });
  const isBelow = useEffectEvent(() => {
    const { activeElement } = document;
    const place = activeElement ? list.current?.compareDocumentPosition(activeElement) : undefined;
    return place === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  useEffect(() => watchApproach({ onNear: ask, isBelow }), []);
  useEffect(() => {
    if (next === undefined || !list.current) return undefined;
    let frame = 0;
    // Not within the observer: what it asks for may change the list's size at once.
    const fillSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fill);
    };
    // Also when the window grows, or something is taken out of the list. It tells the first size at once.
    const size = new ResizeObserver(fillSoon);
    size.observe(list.current);
    window.addEventListener('resize', fillSoon);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('resize', fillSoon);
    };
  }, [list, next]);
};
