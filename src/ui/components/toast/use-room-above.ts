import { useLayoutEffect, type RefObject } from 'react';

/** What has to stay in reach, as long as it is in view. */
const KEPT_FREE = '[data-kept-free]';

/** Keeps `--above`, where what is kept free over the list ends, at what it is now. */
export const useRoomAbove = (list: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    let isPointedAt = false;
    const place = () => {
      const toasts = list.current?.getBoundingClientRect();
      // A press may close what the toasts lie under: they wait for the end of it, or the click would miss them.
      if (!toasts || isPointedAt) return;
      const ends = [...document.querySelectorAll(KEPT_FREE)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < toasts.right && right > toasts.left)
        .map(({ bottom }) => bottom);
      list.current?.style.setProperty('--above', `${Math.max(0, ...ends)}px`);
    };
    place();
    // The page is longer or wider with each thing that comes above it; a panel changes nothing but the header's contents.
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    const panels = new MutationObserver(place);
    document.querySelectorAll('header').forEach((header) => panels.observe(header, { childList: true, subtree: true }));
    const left = new AbortController();
    addEventListener('scroll', place, { passive: true, signal: left.signal });
    list.current?.addEventListener('pointerenter', () => (isPointedAt = true), { signal: left.signal });
    list.current?.addEventListener(
      'pointerleave',
      () => {
        isPointedAt = false;
        // A finger's click comes after it has left.
        setTimeout(place);
      },
      { signal: left.signal },
    );
    return () => {
      sizes.disconnect();
      panels.disconnect();
      left.abort();
    };
  }, [list]);
