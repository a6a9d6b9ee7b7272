/**
 * A number that the styles give the page's root by the window's width, such as `--cols`. Reading it from a list would force the layout of what has
 * just changed. NaN where the styles are not there.
 */
export const rootNumber = (property: `--${string}`): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
