import { useEffect, useState, type FocusEvent } from 'react';
import type { Banner } from '#application/streams/banner.ts';
import { usePageHidden } from './use-page-hidden.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Holds the banner while it is pointed at, holds the focus, is out of sight, or the visitor wants no motion.
 * Returns the handlers of the banner's element.
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
    // Not the focus that a click or tap leaves behind: the banner would never turn again.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused((was) => was && currentTarget.contains(relatedTarget)),
  };
};
