import { useCallback, useState, type RefCallback } from 'react';

/** How far above or below the window an element may be and still be near, in pixels. */
const MARGIN_PX = 1_500;

type Listener = (isNear: boolean) => void;

/** Watches all elements of one margin: they are notified together, and what follows from it is drawn at once. */
class Watch {
  private readonly listeners = new WeakMap<Element, Listener>();
  private readonly observer: IntersectionObserver;

  constructor(marginPx: number) {
    this.observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.listeners.get(target)?.(isIntersecting);
      },
      // Named, for a margin around the default root counts for nothing in a frame.
      { root: document, rootMargin: `${marginPx}px 0px` },
    );
  }

  /** @returns a function that ends it */
  begin(element: Element, listener: Listener): () => void {
    this.listeners.set(element, listener);
    this.observer.observe(element);
    return () => {
      this.listeners.delete(element);
      this.observer.unobserve(element);
    };
  }
}

/** By their margins. */
const watches = new Map<number, Watch>();

/** What has the focus must not go, nor what the next press of Tab leads to. */
const isNeeded = (element: Element): boolean =>
  [element.previousElementSibling, element, element.nextElementSibling].some((each) =>
    each?.contains(document.activeElement),
  );

const watch = (element: Element, marginPx: number, listener: Listener): (() => void) => {
  const shared = watches.get(marginPx) ?? new Watch(marginPx);
  watches.set(marginPx, shared);
  return shared.begin(element, (isNear) => (isNear || !isNeeded(element)) && listener(isNear));
};

/**
 * Whether an element is in the window or near it.
 * @param initial until that is known.
 * @param marginPx how far above or below the window counts as near.
 */
export const useNear = (
  initial: boolean,
  marginPx = MARGIN_PX,
): readonly [isNear: boolean, attach: RefCallback<Element>] => {
  const [isNear, setNear] = useState(initial);
  const attach = useCallback((element: Element) => watch(element, marginPx, setNear), [marginPx]);
  return [isNear, attach];
};
