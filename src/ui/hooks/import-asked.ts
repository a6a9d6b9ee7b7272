const openers = new Set<() => void>();
/** It was asked for before there was anything to open: that comes after the page. */
let isAwaited = false;

/** Opens 'Bring your lists', which is beside all screens: what was decided in it is there again wherever the visitor has been. */
export const askForImport = (): void => {
  isAwaited = openers.size === 0;
  openers.forEach((open) => open());
};

/** @returns a function that ends it */
export const onImportAsked = (open: () => void): (() => void) => {
  openers.add(open);
  if (isAwaited) open();
  isAwaited = false;
  return () => void openers.delete(open);
};
