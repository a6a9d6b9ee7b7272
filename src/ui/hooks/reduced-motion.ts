export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked their device for less motion, now and as it changes. */
export const reducedMotion = (): MediaQueryList => matchMedia(REDUCED_MOTION);
