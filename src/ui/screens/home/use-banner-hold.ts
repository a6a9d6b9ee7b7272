import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { Banner } from '#application/time/banner.ts';

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isHidden = () => document.visibilityState === 'hidden';

/** Whether the page is hidden: in another tab, or minimised. */
const usePageHidden = (): boolean => useSyncExternalStore(onVisibility, isHidden);

const motionQuery = () => matchMedia('(prefers-reduced-motion: reduce)');
const onMotionChoice = (changed: () => void) => {
  const query = motionQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const isReduced = () => motionQuery().matches;

/** Whether the visitor asked their device for less motion. */
const useReducedMotion = (): boolean => useSyncExternalStore(onMotionChoice, isReduced);

/**
 * Holds the banner while it is pointed at or has the focus, while the page is hidden, or when the visitor wants no
 * motion. Returns the handlers for the banner's element.
 */
export const useBannerHold = (banner: Banner) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const still = useReducedMotion();
  const held = pointed || focused || hidden || still;
  useEffect(() => banner.hold(held), [banner, held]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // Not the focus that a click or tap leaves behind, or the banner would never turn again.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused((was) => was && currentTarget.contains(relatedTarget)),
  };
};
