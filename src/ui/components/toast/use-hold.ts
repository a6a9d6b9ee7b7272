import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useApp } from '../../hooks/app-context.ts';

/**
 * Holds the toasts' time while the pointer or the focus is among them. The list has listeners of its own: in the page,
 * a toast is a child of the list, but in React's tree its events never pass the list.
 * @param shown the number of toasts: when one disappears, the pointer or the focus that was on it may be on none
 */
export const useHold = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const { notifications } = useApp();
  // The style is not a source for this: a finger leaves `:hover` behind, and browsers differ about `:focus-visible`.
  const visitor = useRef({ isPointing: false, isFocusing: false, hasPressed: false });

  const update = useEffectEvent((news: Partial<typeof visitor.current>) => {
    Object.assign(visitor.current, news);
    const { isPointing, isFocusing, hasPressed } = visitor.current;
    // A press leaves the focus behind, and does not show where the visitor is.
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
    // In the capture phase, before the press moves the focus.
    document.addEventListener('pointerdown', () => update({ hasPressed: true }), { signal, capture: true });
    document.addEventListener('keydown', () => update({ hasPressed: false }), { signal, capture: true });
    return () => left.abort();
  }, [list]);
  useEffect(() => () => notifications.hold(false), [notifications]);
};
