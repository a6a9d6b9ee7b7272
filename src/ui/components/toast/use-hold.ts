import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useApp } from '../../hooks/app-context.ts';

/**
 * Holds the toasts' time while the pointer or the focus is among them. The list is listened to by itself: a toast is a
 * child of the list in the page, but not in React's tree, where its events never pass the list.
 * @param shown how many there are: when one goes, the pointer or the focus that was on it may be on none
 */
export const useHold = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const { notifications } = useApp();
  // Not read off the style: a finger leaves `:hover` behind, and browsers differ about `:focus-visible`.
  const visitor = useRef({ isPointing: false, isFocusing: false, hasPressed: false });

  const update = useEffectEvent((news: Partial<typeof visitor.current>) => {
    Object.assign(visitor.current, news);
    const { isPointing, isFocusing, hasPressed } = visitor.current;
    // A press leaves the focus behind, and says nothing about where the visitor is.
    notifications.hold(shown > 0 && (isPointing || (isFocusing && !hasPressed)));
  });

  useEffect(() => {
    const { isPointing, isFocusing } = visitor.current;
    const has = (selector: string) => list.current?.matches(selector) ?? false;
    update({ isPointing: isPointing && has(':hover'), isFocusing: isFocusing && has(':focus-within') });
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const toasts = list.current;
    toasts?.addEventListener('pointerenter', () => update({ isPointing: true }), { signal });
    toasts?.addEventListener('pointerleave', () => update({ isPointing: false }), { signal });
    toasts?.addEventListener('focusin', () => update({ isFocusing: true }), { signal });
    toasts?.addEventListener(
      'focusout',
      ({ relatedTarget }) => update({ isFocusing: relatedTarget instanceof Node && toasts.contains(relatedTarget) }),
      { signal },
    );
    // Before anything moves the focus on account of it.
    document.addEventListener('pointerdown', () => update({ hasPressed: true }), { signal, capture: true });
    document.addEventListener('keydown', () => update({ hasPressed: false }), { signal, capture: true });
    return () => left.abort();
  }, [list]);
  useEffect(() => () => notifications.hold(false), [notifications]);
};
