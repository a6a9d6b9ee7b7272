/** Whether the visitor asked their device for less motion, now and as it changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
