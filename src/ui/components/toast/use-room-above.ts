import { useLayoutEffect, type RefObject } from 'react';

/** Parts of the page that must stay within reach while they are visible. */
const KEPT_FREE = '[data-kept-free]';

/** Keeps `--above` up to date: the lower end of the parts above the toasts that must stay free. */
export const useRoomAbove = (list: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    let isPointedAt = false;
    const place = () => {
      const toasts = list.current?.getBoundingClientRect();
      // A press may close the part above the toasts. The toasts wait for the end of the press, or the click would miss
      // them.
      if (!toasts || isPointedAt) return;
      const ends = [...document.querySelectorAll(KEPT_FREE)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < toasts.right && right > toasts.left)
        .map(({ bottom }) => bottom);
      list.current?.style.setProperty('--above', `${Math.max(0, ...ends)}px`);
    };
    place();
    // Each new part above makes the page longer or wider. A panel changes only the content of the header.
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
        // A finger's click comes after its `pointerleave`.
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
