import { useCallback, useState, type RefCallback } from 'react';

/** The greatest distance from the window at which an element is still near. */
const NEAR = '1500px 0px';

type Tell = (isNear: boolean) => void;

const watchers = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements: they are notified together, and the results are drawn at once. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    // The root is named, because a margin around the default root has no effect in a frame.
    { root: document, rootMargin: NEAR },
  ));

/** Whether an element must stay: it has the focus, or the next press of Tab leads to it. */
const isNeeded = (element: Element): boolean =>
  [element.previousElementSibling, element, element.nextElementSibling].some((each) =>
    each?.contains(document.activeElement),
  );

const watch = (element: Element, tell: Tell): (() => void) => {
  watchers.set(element, (isNear) => (isNear || !isNeeded(element)) && tell(isNear));
  sharedObserver().observe(element);
  return () => {
    watchers.delete(element);
    sharedObserver().unobserve(element);
  };
};

/**
 * Whether an element is in the window or near it.
 * @param initial the answer until that is known
 */
export const useNear = (initial: boolean): readonly [isNear: boolean, attach: RefCallback<Element>] => {
  const [isNear, setNear] = useState(initial);
  const attach = useCallback((element: Element) => watch(element, setNear), []);
  return [isNear, attach];
};
