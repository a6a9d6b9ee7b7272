import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useApp } from '../app/app-context.ts';

/** A click leaves the focus behind, and says nothing about where the visitor is: only focus that shows counts. */
const FOCUSED = ':focus-visible, :has(:focus-visible)';

/**
 * Holds the toasts' time while the pointer or the focus is among them. The list is listened to by itself: a toast is a
 * child of the list in the page, but not in React's tree, where its events never pass the list.
 * @param shown how many there are: when one goes, the pointer that was on it may be on none
 */
export const useHold = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const { notifications } = useApp();
  // Told by events alone, not by `:hover`, which a finger leaves behind.
  const isPointed = useRef(false);

  const hold = useEffectEvent(() => {
    const isFocused = list.current?.matches(FOCUSED) ?? false;
    notifications.hold(shown > 0 && (isPointed.current || isFocused));
  });
  const point = useEffectEvent((pointed: boolean) => {
    isPointed.current = pointed;
    hold();
  });

  useEffect(() => point(isPointed.current && (list.current?.matches(':hover') ?? false)));
  useEffect(() => {
    const left = new AbortController();
    const listen = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', act: () => void) =>
      list.current?.addEventListener(type, act, left);
    listen('pointerenter', () => point(true));
    listen('pointerleave', () => point(false));
    listen('focusin', () => hold());
    listen('focusout', () => hold());
    return () => left.abort();
  }, [list]);
  useEffect(() => () => notifications.hold(false), [notifications]);
};
