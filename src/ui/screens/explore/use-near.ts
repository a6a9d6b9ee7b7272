import { useCallback, useState, type RefCallback } from 'react';

/** How far from the window something may be and still be near. */
const NEAR = '1500px 0px';

type Tell = (isNear: boolean) => void;

const watchers = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** One for all: they are told together, and what follows from it is drawn at once. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    // Named, for a margin around the default root counts for nothing in a frame.
    { root: document, rootMargin: NEAR },
  ));

/** What has the focus must not go, nor what the next press of Tab leads to. */
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

/** Whether an element is in the window or near it. @param initial until that is known */
export const useNear = (initial: boolean): readonly [isNear: boolean, attach: RefCallback<Element>] => {
  const [isNear, setNear] = useState(initial);
  const attach = useCallback((element: Element) => watch(element, setNear), []);
  return [isNear, attach];
};
