/** Whether the visitor asked their device for less motion, now and as it changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** How what has moved glides to its new place: not at all where the visitor wants no motion. */
export const glideTiming = () => ({
  duration: reducedMotion().matches ? 1 : 420,
  easing: 'cubic-bezier(.2, .7, .2, 1)',
});
