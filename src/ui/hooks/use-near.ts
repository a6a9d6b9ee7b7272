import { useCallback, useState, type RefCallback } from 'react';

/** How far above or below the window an element may be and still be near, in pixels. */
const MARGIN_PX = 1_500;

type Listener = (isNear: boolean) => void;

/** Begins to watch an element. @returns a function that ends it */
type Watch = (element: Element, listener: Listener) => () => void;

/** One observer for all elements of a margin: they are notified together, and what follows from it is drawn at once. */
const createWatch = (marginPx: number): Watch => {
  const listeners = new WeakMap<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    // Named, for a margin around the default root counts for nothing in a frame.
    { root: document, rootMargin: `${marginPx}px 0px` },
  );
  return (element, listener) => {
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer.unobserve(element);
    };
  };
};

/** By their margins. */
const watches = new Map<number, Watch>();

/** What has the focus must not go, nor what the next press of Tab leads to. */
const isNeeded = (element: Element): boolean =>
  [element.previousElementSibling, element, element.nextElementSibling].some((each) =>
    each?.contains(document.activeElement),
  );

const watch = (element: Element, marginPx: number, listener: Listener): (() => void) => {
  const shared = watches.get(marginPx) ?? createWatch(marginPx);
  watches.set(marginPx, shared);
  return shared(element, (isNear) => (isNear || !isNeeded(element)) && listener(isNear));
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
